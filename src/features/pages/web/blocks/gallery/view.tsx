import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { withMessages } from '../../../../../lib/messages/area.ts';
import { lazy, type MouseEvent, Suspense, use, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { atMost, partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { largestOf } from '../../../../../lib/ui/picture/sources.ts';
import { evenColumns } from '../shared/grids/even-columns.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { GalleryProps } from './block.ts';
import css from './gallery.module.css';

const COLUMNS = { small: [6, 5, 4], medium: [4, 3], large: [2, 3] } as const;
/** Maximum width of an image in a scrolling row, in pixels as in the style. */
const STRIP = { small: 256, medium: 384, large: 576 } as const;
const Lightbox = lazy(async () => ({
  default: (await withMessages(import('../../../../../lib/ui/lightbox/lightbox.tsx'))).Lightbox,
}));

export function GalleryView({ items, layout, size, ratio, large, isFirst }: GalleryProps & ViewContext) {
  const t = useMessages(blockWords);
  const [open, setOpen] = useState<number | null>(null);
  const around = use(RoomContext);
  if (items.length === 0) return null;
  const columns = Math.min(items.length, evenColumns(items.length, COLUMNS[size]));
  // On smaller windows tiles are as wide, but fewer; on a phone there are two.
  const room = partOf(around, 1 / columns, 576, size === 'large' ? 1 : 0.5);
  const first = layout === 'mosaic' ? partOf(around, Math.min(1, 2 / columns), 576) : room;
  const inStrip = atMost(around, STRIP[size]);
  const pictures = items.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  const press = (event: MouseEvent, src: string | undefined) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(pictures.findIndex(({ picture }) => picture.src === src));
  };
  return (
    <>
      <ul
        className={css.grid}
        data-layout={layout}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys
        tabIndex={layout === 'strip' ? 0 : undefined}
        data-size={size}
        data-columns={columns}
      >
        {items.map(({ picture, caption }, index) => {
          const frame = (
            <PictureFrame
              picture={picture}
              ratio={ratio}
              room={layout === 'strip' ? inStrip : index === 0 ? first : room}
              drawing={index}
              rounded
              isFirst={isFirst && index < 2}
            />
          );
          return (
            <li key={index} className={css.item}>
              <figure className={css.figure}>
                {picture && large ? (
                  <a
                    className={css.link}
                    href={largestOf(picture)}
                    data-replay=""
                    aria-label={picture.alt ? undefined : caption || t.picture({ value: index + 1 })}
                    onClick={(event) => press(event, picture.src)}
                  >
                    {frame}
                  </a>
                ) : (
                  frame
                )}
                {caption && <figcaption className={css.caption}>{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
