import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { TrackList } from '../../public/track-list.tsx';
import { TracksContext } from '../../tracks-context.ts';
import type { PlaylistProps } from './block.ts';
import css from './playlist.module.css';

export function PlaylistView({ title, text, tracks: chosen, isFirst }: PlaylistProps & ViewContext) {
  const t = useMessages(playerWords);
  const { tracks, editing = false } = use(TracksContext);
  const shown =
    chosen.length === 0
      ? tracks
      : // The same one twice would be one entry of a queue.
        [...new Set(chosen.map(({ track }) => track))].flatMap(
          (id) => tracks.find(({ _id }) => _id === id) ?? [],
        );
  if (shown.length === 0 && !editing) return null;
  return (
    <div className={css.block}>
      {title && <h2 className={css.title}>{title}</h2>}
      {text && <p className={css.text}>{text}</p>}
      {shown.length > 0 ? (
        <TrackList tracks={shown} isFirst={isFirst} />
      ) : (
        <p className={css.text}>{t.tracksAppearHere}</p>
      )}
    </div>
  );
}
