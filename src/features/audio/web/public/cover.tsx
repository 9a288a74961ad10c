import { variantOf } from '../../../../lib/content/pictures.ts';
import type { AudioTrack } from '../../contract.ts';
import { PlayerIcon } from './player/icons.tsx';

interface Props {
  track: AudioTrack;
  /** At full size instead of a small one. */
  large?: boolean;
  /** Near the top of the page: loads immediately. */
  isFirst?: boolean | undefined;
}

/** A track's image, square; a note symbol if it has none. */
export function Cover({ track: { image }, large = false, isFirst = false }: Props) {
  if (!image) return <PlayerIcon name="sound" size={large ? 64 : 28} />;
  return (
    <img
      src={variantOf(image.src, large ? 'w640.webp' : 'thumbnail.webp') ?? image.src}
      alt={large ? image.alt : ''}
      width={large ? (image.width ?? 640) : 300}
      height={large ? (image.height ?? 640) : 300}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
