import { use } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { clock, PlayFrom, TracksContext } from '../../../audio/web/index.ts';
import type { ShownValue } from '../../entry-shapes.ts';
import { entryWords } from '../../messages/entries/area.ts';
import css from './entry.module.css';

interface Props {
  lines: NonNullable<ShownValue['transcript']>;
  /** The ID of the track that it belongs to. */
  track: string | undefined;
}

/** What is said in an episode. A press on a time plays it from there. */
export function Transcript({ lines, track }: Props) {
  const t = useMessages(entryWords);
  const tracks = use(TracksContext).tracks.filter(({ _id }) => _id === track);
  return (
    <details className={css.transcript}>
      <summary>{t.showTranscript}</summary>
      {lines.map(({ start, speaker, text }, index) => (
        <p key={index}>
          {start !== null && (
            <PlayFrom tracks={tracks} index={0} at={start}>
              <span className={css.time}>{clock(start)} </span>
            </PlayFrom>
          )}
          {speaker && (
            <strong>
              <bdi>{speaker}</bdi>{' '}
            </strong>
          )}
          <bdi>{text}</bdi>
        </p>
      ))}
    </details>
  );
}
