import type { ShownPicture } from '../../content/pictures.ts';
import css from './picture-view.module.css';
import {
  asHighAs,
  covering,
  enlarged,
  portraitSource,
  type Room,
  sizesOf,
  type Tall,
  widestIn,
  widestPortrait,
} from './room.ts';
import { portraitSetOf, srcSetOf } from './sources.ts';

interface Props {
  picture: ShownPicture;
  room: Room;
  /** `cover` fills its container and is cropped to it; `natural` keeps the image's shape. */
  fit: 'cover' | 'natural';
  /** Aspect ratio of the container, if it is fixed. */
  shape?: number | undefined;
  tall?: Tall | undefined;
  /** At the top of the page, so that it loads with priority. */
  isFirst?: boolean | undefined;
}

const tenth = (share: number | undefined) =>
  share === undefined || share === 0.5 ? undefined : Math.round(share * 10);

/** Marks an image that is not much wider than high, so that styles keep it within the window. */
const slenderness = ({ width, height }: ShownPicture) =>
  width && height && width < height * 1.35 ? Math.max(1, Math.round((width / height) * 10)) : undefined;

/** Portrait crops for phones, of an image that fills a high box. */
function PortraitSources({ picture, tall }: { picture: ShownPicture; tall: Tall }) {
  const place = portraitSource(tall);
  return (['avif', 'webp'] as const).map((format) => {
    const srcSet = portraitSetOf(picture, widestPortrait(tall), format);
    return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} {...place} />;
  });
}

/** An image in the right size, over a placeholder of a few bytes while it loads. Its space is reserved from the start. */
export function PictureView({ picture, room: box, fit, shape, tall, isFirst = false }: Props) {
  const { src, alt, width, height, placeholder } = picture;
  const focus = picture.at ?? picture.focus;
  const zoom = fit === 'cover' ? picture.zoom : undefined;
  const fitted = shape ? covering(box, picture, shape) : tall ? asHighAs(box, picture, tall) : box;
  const room = zoom ? enlarged(fitted, zoom / 100) : fitted;
  const avif = srcSetOf(picture, widestIn(room), 'avif');
  const webp = srcSetOf(picture, widestIn(room), 'webp');
  const sizes = sizesOf(room);
  return (
    <span
      className={css.place}
      data-fit={fit}
      data-x={fit === 'cover' ? tenth(focus?.x) : undefined}
      data-y={fit === 'cover' ? tenth(focus?.y) : undefined}
      data-zoom={zoom}
      data-slender={fit === 'natural' ? slenderness(picture) : undefined}
    >
      {placeholder && <img className={css.placeholder} src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        {tall && <PortraitSources picture={picture} tall={tall} />}
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
