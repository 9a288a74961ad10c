import { cloneElement, isValidElement, type ReactNode, use, useState } from 'react';
import type { ViewContext } from '../../../../../../lib/content/block-kind.ts';
import { variantOf } from '../../../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { type Room, RoomContext } from '../../../../../../lib/ui/picture/room.ts';
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

export interface OwnBackdrop extends BackdropProps, ViewContext {
  backdrop: 'picture' | 'video';
}

/** A block in front of its image or video, which is put into the element of its view, or into one around it. */
export function Backed({
  drawn,
  props,
  marks,
}: {
  drawn: ReactNode;
  props: OwnBackdrop;
  marks: Record<string, string>;
}) {
  const room = use(RoomContext);
  const behind = <Backdrop {...props} isVideo={props.backdrop === 'video'} room={room} />;
  if (isValidElement<{ className: string; children: ReactNode }>(drawn) && drawn.type === 'div') {
    const { className, children } = drawn.props;
    return cloneElement(drawn, { ...marks, className: `${className} ${css.backed}` }, behind, children);
  }
  return (
    <div {...marks} className={css.backed}>
      {behind}
      <div>{drawn}</div>
    </div>
  );
}
