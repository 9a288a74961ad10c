import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { ImageProps } from './block.ts';
import css from './image.module.css';

/** As in the style. */
const most = { full: Infinity, medium: 704, small: 384 } as const;

function Shown({ picture, ratio, rounded, width, isFirst }: ImageProps & ViewContext) {
  const room = atMost(use(RoomContext), most[width]);
  if (ratio !== 'natural' || !picture)
    return (
      <PictureFrame
        picture={picture}
        room={room}
        ratio={ratio === 'natural' ? 'landscape' : ratio}
        rounded={rounded}
        isFirst={isFirst}
      />
    );
  return (
    <div className={css.natural} data-rounded={rounded || undefined}>
      <PictureView picture={picture} room={room} fit="natural" isFirst={isFirst} />
    </div>
  );
}

export function ImageView(props: ImageProps & ViewContext) {
  const t = useMessages(blockWords);
  const { href, caption, width, picture } = props;
  return (
    <figure className={css.figure} data-width={width}>
      {href ? (
        <a
          className={css.link}
          href={href}
          rel={isExternal(href) ? 'noopener' : undefined}
          aria-label={picture?.alt ? undefined : caption || t.open}
        >
          <Shown {...props} />
        </a>
      ) : (
        <Shown {...props} />
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
