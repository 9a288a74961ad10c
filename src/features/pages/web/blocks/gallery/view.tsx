import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { withMessages } from '../../../../../lib/messages/area.ts';
import { lazy, type MouseEvent, Suspense, use, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { largestOf } from '../../../../../lib/ui/picture/sources.ts';
import { evenColumns } from '../shared/grids/even-columns.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { GalleryProps } from './block.ts';
import css from './gallery.module.css';

const COLUMNS = { small: [6, 5, 4], medium: [4, 3], large: [2, 3] } as const;
const Lightbox = lazy(async () => ({
  default: (await withMessages(import('../../../../../lib/ui/lightbox/lightbox.tsx'))).Lightbox,
}));

export function GalleryView({ items, size, ratio, large, isFirst }: GalleryProps & ViewContext) {
  const t = useMessages(blockWords);
  const [open, setOpen] = useState<number | null>(null);
  const around = use(RoomContext);
  if (items.length === 0) return null;
  const columns = Math.min(items.length, evenColumns(items.length, COLUMNS[size]));
  // Tiles of smaller windows are as wide, only fewer; on a phone there are two.
  const room = partOf(around, 1 / columns, 576, size === 'large' ? 1 : 0.5);
  const pictures = items.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  const press = (event: MouseEvent, src: string | undefined) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(pictures.findIndex(({ picture }) => picture.src === src));
  };
  return (
    <>
      <ul className={css.grid} data-size={size} data-columns={columns}>
        {items.map(({ picture, caption }, index) => {
          const frame = (
            <PictureFrame
              picture={picture}
              ratio={ratio}
              room={room}
              drawing={index}
              rounded
              isFirst={isFirst && index < 2}
            />
          );
          return (
            <li key={index} className={css.item}>
              <figure>
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
