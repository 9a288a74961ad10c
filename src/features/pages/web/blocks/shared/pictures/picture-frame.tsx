import { use } from 'react';
import type { ShownPicture } from '../../../../../../lib/content/pictures.ts';
import { PictureView } from '../../../../../../lib/ui/picture/picture-view.tsx';
import { type Room, RoomContext, type Tall } from '../../../../../../lib/ui/picture/room.ts';
import { Drawing } from './drawing.tsx';
import css from './picture-frame.module.css';

interface Props {
  picture: ShownPicture | null;
  ratio: 'wide' | 'landscape' | 'square' | 'portrait' | 'fill';
  /** Its available width; by default that of its container. */
  room?: Room | undefined;
  /** The drawing that replaces a missing image. */
  drawing?: number;
  rounded?: boolean;
  tall?: Tall;
  isFirst?: boolean | undefined;
}

/** As in the style; an image that fills its container has no fixed ratio. */
const shapes = { wide: 16 / 9, landscape: 3 / 2, square: 1, portrait: 4 / 5, fill: undefined };

/** An image that reserves its space while loading, and is cropped, never stretched. */
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
