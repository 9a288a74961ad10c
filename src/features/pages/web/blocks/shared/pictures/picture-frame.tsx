import { use } from 'react';
import type { ShownPicture } from '../../../../../../lib/content/pictures.ts';
import { PictureView } from '../../../../../../lib/ui/picture/picture-view.tsx';
import { type Room, RoomContext } from '../../../../../../lib/ui/picture/room.ts';
import { Drawing } from './drawing.tsx';
import css from './picture-frame.module.css';

interface Props {
  picture: ShownPicture | null;
  ratio: 'wide' | 'landscape' | 'square' | 'portrait' | 'fill';
  /** How wide it can be; as wide as what stands around it unless told. */
  room?: Room | undefined;
  /** Which of the drawings stands in for a missing picture. */
  drawing?: number;
  rounded?: boolean;
  /** The minimum height of what fills its place. */
  tall?: { vh: number; most: number };
  isFirst?: boolean | undefined;
}

/** As in the style; what fills its place has no fixed shape. */
const shapes = { wide: 16 / 9, landscape: 3 / 2, square: 1, portrait: 4 / 5, fill: undefined };

/** A picture that keeps its place while loading and is cropped, never stretched. */
export function PictureFrame({ picture, ratio, room, drawing = 0, rounded = false, tall, isFirst }: Props) {
  const around = use(RoomContext);
  return (
    <div className={css.frame} data-ratio={ratio} data-rounded={rounded || undefined}>
      {picture ? (
        <PictureView
          picture={picture}
          room={room ?? around}
          fit="cover"
          shape={shapes[ratio]}
          tall={tall}
          isFirst={isFirst}
        />
      ) : (
        <Drawing kind={drawing} />
      )}
    </div>
  );
}
