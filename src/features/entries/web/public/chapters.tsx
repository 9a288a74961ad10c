import { use } from 'react';
import { clock, PlayFrom, TracksContext } from '../../../audio/web/index.ts';
import { chaptersIn } from '../../chapters.ts';
import css from './entry.module.css';

/** The chapters of an episode. A press plays it from there. Text that has no chapters stays as it is written. */
export function Chapters({ text, track }: { text: string; track: string | undefined }) {
  const tracks = use(TracksContext).tracks.filter(({ _id }) => _id === track);
  const chapters = chaptersIn(text);
  if (chapters.length === 0) return <span className={css.lines}>{text}</span>;
  return (
    <ol className={css.chapters}>
      {chapters.map(({ start, title }, index) => (
        <li key={index}>
          <PlayFrom tracks={tracks} index={0} at={start}>
            <span className={css.time}>{clock(start)} </span>
            {title}
          </PlayFrom>
        </li>
      ))}
    </ol>
  );
}
