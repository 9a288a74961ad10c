import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../../messages/player/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { Cover } from '../../public/cover.tsx';
import { PlayButton } from '../../public/play-button.tsx';
import { Price } from '../../public/price.tsx';
import { clock } from '../../public/player/queue.ts';
import { TracksContext } from '../../tracks-context.ts';
import type { AudioTrackProps } from './block.ts';
import css from './audio-track.module.css';

export function AudioTrackView({ track: id, text, isFirst }: AudioTrackProps & ViewContext) {
  const t = useMessages(playerWords);
  const { tracks, editing = false } = use(TracksContext);
  const index = id === null ? 0 : tracks.findIndex(({ _id }) => _id === id);
  const track = tracks[index];
  if (!track) return editing ? <p className={css.missing}>{t.chooseTrack}</p> : null;
  const { header, artist, caption, duration, sale, preview } = track;
  const facts = [preview && t.preview, duration !== null && clock(duration)].filter(Boolean).join(' ');
  return (
    <div className={css.card}>
      <div className={css.cover}>
        <Cover track={track} large isFirst={isFirst} />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{header}</h2>
        <p className={css.about}>{[artist, caption].filter(Boolean).join(' · ')}</p>
        {text && <p className={css.text}>{text}</p>}
        <div className={css.line}>
          <PlayButton tracks={tracks} index={index} className={css.play} iconSize={30} />
          {facts && <span className={css.about}>{facts}</span>}
          {sale && <Price sale={sale} className={css.price} />}
        </div>
      </div>
    </div>
  );
}
