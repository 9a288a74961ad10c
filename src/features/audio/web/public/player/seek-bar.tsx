import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { audioContract } from '../../../contract.ts';
import type { Engine } from './engine.ts';
import { heardTrack, usePlayer } from './player-store.ts';
import { clock } from './queue.ts';
import { drawWaveform, HEIGHT, WIDTH } from './waveform.ts';
import css from './seek-bar.module.css';

const call = browserClient<typeof audioContract>();

/** The track's waveform; a flat line until loaded. */
function usePeaks(id: string | undefined): readonly number[] {
  const [found, setFound] = useState<{ id: string; peaks: readonly number[] } | null>(null);
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    call('GET /api/audio/track/{id}/waveform', { params: { id } })
      .then(({ peaks }) => wanted && setFound({ id, peaks }))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [id]);
  return found && found.id === id ? found.peaks : [];
}

/** Seconds per key; a page is a tenth. */
const steps: Record<string, (duration: number) => number> = {
  ArrowRight: () => 5,
  ArrowUp: () => 5,
  ArrowLeft: () => -5,
  ArrowDown: () => -5,
  PageUp: (duration) => duration / 10,
  PageDown: (duration) => -duration / 10,
  End: (duration) => duration,
  Home: (duration) => -duration,
};

/** The playback position, which can be changed. */
export function SeekBar({ engine }: { engine: Engine }) {
  const t = useMessages(playerWords);
  const time = usePlayer((player) => player.time);
  const duration = usePlayer((player) => player.duration);
  const track = usePlayer(heardTrack);
  const clip = useId();
  const dragged = useRef(false);
  const path = drawWaveform(usePeaks(track?._id));
  const played = duration > 0 ? (time / duration) * WIDTH : 0;

  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    engine.seek(Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]?.(duration);
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    engine.skip(by);
  };
  return (
    // Time runs from left to right in every language.
    <div className={css.line} dir="ltr">
      <span className={css.clock}>{clock(time)}</span>
      <div
        className={css.bar}
        role="slider"
        tabIndex={0}
        aria-label={t.positionIn({ value: track?.header ?? t.theTrack })}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(Math.min(time, duration))}
        aria-valuetext={`${clock(time)} of ${clock(duration)}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = true;
          seekTo(event);
        }}
        onPointerMove={(event) => dragged.current && seekTo(event)}
        onPointerUp={() => (dragged.current = false)}
        onPointerCancel={() => (dragged.current = false)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={clip}>
            <rect width={played} height={HEIGHT} />
          </clipPath>
          <path className={css.rest} d={path} />
          <path className={css.played} d={path} clipPath={`url(#${clip})`} />
        </svg>
      </div>
      <span className={css.clock}>{clock(duration)}</span>
    </div>
  );
}
