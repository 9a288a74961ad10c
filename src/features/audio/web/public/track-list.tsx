import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../messages/player/area.ts';
import type { AudioTrack } from '../../contract.ts';
import { heardTrack, usePlayer } from './player/player-store.ts';
import { clock } from './player/queue.ts';
import { Cover } from './cover.tsx';
import { PlayButton } from './play-button.tsx';
import { Price } from './price.tsx';
import css from './track-list.module.css';

/** A list of tracks; a press plays one and queues the others. */
export function TrackList({
  tracks,
  isFirst,
}: {
  tracks: readonly AudioTrack[];
  isFirst?: boolean | undefined;
}) {
  const t = useMessages(playerWords);
  const heard = usePlayer((player) => heardTrack(player)?._id);
  return (
    <ol className={css.list}>
      {tracks.map((track, index) => {
        const { _id, header, artist, caption, duration, sale, preview } = track;
        return (
          <li key={_id} className={css.track} aria-current={_id === heard || undefined}>
            <PlayButton tracks={tracks} index={index} className={css.play} />
            <div className={css.cover}>
              <Cover track={track} isFirst={isFirst && index < 4} />
            </div>
            <div className={css.words}>
              <p className={css.title}>
                <bdi>{header}</bdi>
              </p>
              {artist && (
                <p className={css.about}>
                  <bdi>{artist}</bdi>
                </p>
              )}
              {caption && (
                <p className={css.about}>
                  <bdi>{caption}</bdi>
                </p>
              )}
            </div>
            <p className={css.facts}>
              {preview && <span>{t.preview} </span>}
              {duration !== null && <span>{clock(duration)}</span>}
              {sale && <Price sale={sale} className={css.price} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
