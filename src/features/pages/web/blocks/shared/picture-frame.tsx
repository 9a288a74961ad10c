import type { Picture } from '../../../../../lib/block-kind.ts';
import { Drawing } from './drawing.tsx';
import css from './picture-frame.module.css';

interface Props {
  picture: Picture | null;
  ratio: 'wide' | 'landscape' | 'square' | 'portrait' | 'fill';
  /** Which of the drawings stands in for a missing picture. */
  drawing?: number;
  rounded?: boolean;
  isFirst?: boolean | undefined;
}

/** A picture that keeps its place while loading and is cropped, never stretched. */
export function PictureFrame({ picture, ratio, drawing = 0, rounded = false, isFirst = false }: Props) {
  return (
    <div className={css.frame} data-ratio={ratio} data-rounded={rounded || undefined}>
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? 'sync' : 'async'}
        />
      ) : (
        <Drawing kind={drawing} />
      )}
    </div>
  );
}
