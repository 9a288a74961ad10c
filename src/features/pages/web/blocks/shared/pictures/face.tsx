import { type ShownPicture, variantOf } from '../../../../../../lib/content/pictures.ts';

interface Props {
  picture: ShownPicture;
  /** Pixels of each side; at most 100, so that the library's thumbnail is fine enough for any screen. */
  size: number;
  className: string | undefined;
}

/** A small picture of a person, cut around the focal point. */
export const Face = ({ picture: { src, alt }, size, className }: Props) => (
  <img
    className={className}
    src={variantOf(src, 'thumbnail.webp') ?? src}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
  />
);
