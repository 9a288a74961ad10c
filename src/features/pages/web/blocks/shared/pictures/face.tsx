import { type ShownPicture, variantOf } from '../../../../../../lib/content/pictures.ts';
import { PictureView } from '../../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../../../lib/ui/picture/room.ts';

interface Props {
  picture: ShownPicture;
  /** Pixels per side; at most 100, so that the library's thumbnail is sharp on any screen. */
  size: number;
  className: string | undefined;
}

/** A small portrait, cropped around the focal point: the library's thumbnail, unless it is cropped for this place. */
export const Face = ({ picture, size, className }: Props) =>
  picture.at || picture.zoom ? (
    <span className={className}>
      <PictureView picture={picture} room={atMost(rooms.normal, size)} fit="cover" shape={1} />
    </span>
  ) : (
    <img
      className={className}
      src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src}
      alt={picture.alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
