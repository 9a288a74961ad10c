import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { evenColumns } from '../shared/even-columns.ts';
import { PictureFrame } from '../shared/picture-frame.tsx';
import type { GalleryProps } from './block.ts';
import css from './gallery.module.css';

const COLUMNS = { small: [6, 5, 4], medium: [4, 3], large: [2, 3] } as const;

export function GalleryView({ items, size, ratio, isFirst }: GalleryProps & ViewContext) {
  if (items.length === 0) return null;
  return (
    <ul
      className={css.grid}
      data-size={size}
      data-columns={Math.min(items.length, evenColumns(items.length, COLUMNS[size]))}
    >
      {items.map(({ picture, caption }, index) => (
        <li key={index} className={css.item}>
          <figure>
            <PictureFrame
              picture={picture}
              ratio={ratio}
              drawing={index}
              rounded
              isFirst={isFirst && index < 2}
            />
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
