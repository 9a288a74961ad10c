import type { ShownPicture } from '../../pictures.ts';
import css from './picture-view.module.css';
import { covering, type Room, sizesOf } from './room.ts';
import { srcSetOf } from './sources.ts';

interface Props {
  picture: ShownPicture;
  room: Room;
  /** `cover` fills what stands around it and is cut to its shape; `natural` has the picture's own. */
  fit: 'cover' | 'natural';
  /** Width by height of what it covers, where that is fixed. */
  shape?: number | undefined;
  /** At the top of the page, where nobody should wait for it. */
  isFirst?: boolean | undefined;
}

const tenth = (share: number | undefined) =>
  share === undefined || share === 0.5 ? undefined : Math.round(share * 10);

/** Of a picture that is not much wider than high: rules in the style keep it within the window by this. */
const slenderness = ({ width, height }: ShownPicture) =>
  width && height && width < height * 1.35 ? Math.max(1, Math.round((width / height) * 10)) : undefined;

/** A picture in the size that fits, over a few bytes of itself while it loads. Its place is there from the start. */
export function PictureView({ picture, room: box, fit, shape, isFirst = false }: Props) {
  const { src, alt, width, height, placeholder, focus } = picture;
  const room = fit === 'cover' && shape ? covering(box, picture, shape) : box;
  const avif = srcSetOf(picture, room.most, 'avif');
  const webp = srcSetOf(picture, room.most, 'webp');
  // `auto` is the width of the box: too little for a picture drawn wider than its box, and `natural` pictures would lose
  // their size by it.
  const sizes = isFirst || fit === 'natural' || room !== box ? sizesOf(room) : `auto, ${sizesOf(room)}`;
  return (
    <span
      className={css.place}
      data-fit={fit}
      data-x={fit === 'cover' ? tenth(focus?.x) : undefined}
      data-y={fit === 'cover' ? tenth(focus?.y) : undefined}
      data-slender={fit === 'natural' ? slenderness(picture) : undefined}
    >
      {placeholder && <img className={css.placeholder} src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          className={css.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
