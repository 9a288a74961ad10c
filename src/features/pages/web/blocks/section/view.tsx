import { createElement, useState } from 'react';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { SlotContent, ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RoomContext, rooms } from '../../../../../lib/ui/picture/room.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { SectionProps } from './block.ts';
import css from './section.module.css';

/** The target of links to `#name`. Not an id, which would become a property of `window` under a name that the owner chose. */
const LinkTarget = ({ name }: { name: string }) =>
  createElement('a', { name, className: css.target } as object);

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

export function SectionView(props: SectionProps & ViewContext & { content: SlotContent }) {
  const { background, picture, video, overlay, parallax, width, space, anchor, content, isFirst } = props;
  const isVideo = background === 'video' && video !== '';
  const [surface, fade] = (isVideo ? 'picture' : background === 'video' ? 'dark' : background).split('-');
  return (
    <section
      className={css.section}
      data-bleed=""
      data-ground={background}
      data-surface={surface === 'none' ? undefined : surface}
      data-s-ground={fade}
      data-space={space}
    >
      {anchor && <LinkTarget name={anchor} />}
      {surface === 'picture' && (
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
              room={rooms.full}
              isFirst={isFirst}
            />
          )}
        </div>
      )}
      <div className={`stack ${css.content}`} data-width={width}>
        <RoomContext value={rooms[width]}>{content}</RoomContext>
      </div>
    </section>
  );
}
