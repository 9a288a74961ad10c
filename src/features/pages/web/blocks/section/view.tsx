import type { SlotContent, ViewContext } from '../../../../../lib/block-kind.ts';
import { RoomContext, rooms } from '../../../../../lib/ui/picture/room.ts';
import { PictureFrame } from '../shared/picture-frame.tsx';
import type { SectionProps } from './block.ts';
import css from './section.module.css';

export function SectionView(props: SectionProps & ViewContext & { content: SlotContent }) {
  const { background, picture, width, space, anchor, content, isFirst } = props;
  return (
    <section
      id={anchor || undefined}
      className={css.section}
      data-bleed=""
      data-ground={background}
      data-surface={background === 'none' ? undefined : background}
      data-space={space}
    >
      {background === 'picture' && (
        <div className={css.backdrop}>
          <PictureFrame
            picture={picture && { ...picture, alt: '' }}
            ratio="fill"
            room={rooms.full}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={`stack ${css.content}`} data-width={width}>
        <RoomContext value={rooms[width]}>{content}</RoomContext>
      </div>
    </section>
  );
}
