import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { PictureFrame } from '../shared/picture-frame.tsx';
import type { GalleryProps } from './block.ts';
import css from './gallery.module.css';

export function GalleryView({ items, size, ratio, isFirst }: GalleryProps & ViewContext) {
  if (items.length === 0) return null;
  return (
    <ul className={css.grid} data-size={size} data-count={items.length}>
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
