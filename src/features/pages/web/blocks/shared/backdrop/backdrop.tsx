import { useState } from 'react';
import { variantOf } from '../../../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { Room } from '../../../../../../lib/ui/picture/room.ts';
import { blockWords } from '../../../../messages/blocks/area.ts';
import { PictureFrame } from '../pictures/picture-frame.tsx';
import type { BackdropProps } from './fields.ts';
import css from './backdrop.module.css';

/** Muted and looping; visitors who prefer less motion see only its image. */
function BackdropVideo({ video, poster }: { video: string; poster: string | undefined }) {
  const t = useMessages(blockWords);
  const [paused, setPaused] = useState(false);
  return (
    <>
      <video className={css.video} poster={poster} muted autoPlay loop playsInline>
        <source src={video} media="(prefers-reduced-motion: no-preference)" />
      </video>
      <button
        type="button"
        className={css.pause}
        data-replay=""
        aria-label={paused ? t.playVideo : t.pauseVideo}
        data-paused={paused || undefined}
        onClick={({ currentTarget }) => {
          const film = currentTarget.previousElementSibling as HTMLVideoElement;
          void (film.paused ? film.play() : film.pause());
          setPaused(film.paused);
        }}
      />
    </>
  );
}

interface Props extends BackdropProps {
  isVideo: boolean;
  room: Room;
  isFirst?: boolean | undefined;
}

/** Behind the content of a block that is `position: relative` and has `data-surface="picture"`, so that all text stays readable. */
export function Backdrop({ isVideo, picture, video, overlay, parallax, room, isFirst }: Props) {
  return (
    <div className={css.backdrop} data-overlay={overlay} data-parallax={parallax}>
      {isVideo ? (
        <BackdropVideo
          video={video}
          poster={picture ? (variantOf(picture.src, 'w1280.webp') ?? picture.src) : undefined}
        />
      ) : (
        <PictureFrame
          picture={picture && { ...picture, alt: '' }}
          ratio="fill"
          room={room}
          isFirst={isFirst}
        />
      )}
    </div>
  );
}

interface OwnBackdrop {
  backdrop: 'none' | 'picture' | 'video';
  video: string;
}

export const isBacked = ({ backdrop, video }: OwnBackdrop): boolean =>
  backdrop === 'picture' || (backdrop === 'video' && video !== '');

/** The marks of a block with a backdrop of its own. A video that isn't chosen yet leaves a dark ground. */
export const backdropMarks = (props: OwnBackdrop): Record<string, string> =>
  props.backdrop === 'picture' || props.backdrop === 'video'
    ? { 'data-surface': isBacked(props) ? 'picture' : 'dark', 'data-s-ground': '' }
    : {};
