import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnTrack } from '../../contract.ts';
import { drawWaveform, HEIGHT, WIDTH } from '../public/player/waveform.ts';
import { waveformQuery } from './audio-calls.ts';
import css from './audio.module.css';

/** A track's waveform, and how much of it has been played. */
export function WaveformPicture({ track, place }: { track: OwnTrack; place: number }) {
  const { sound } = track;
  const { data } = useQuery({
    ...waveformQuery(track._id, `${sound.file} ${sound.state} ${track.preview} ${track.duration}`),
    enabled: sound.state === 'ready',
  });
  const clip = useId();
  const path = drawWaveform(data?.peaks ?? []);
  return (
    <svg
      className={css.waveform}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={place * WIDTH} height={HEIGHT} />
      </clipPath>
      <path className={css.rest} d={path} />
      <path className={css.played} d={path} clipPath={`url(#${clip})`} />
    </svg>
  );
}
