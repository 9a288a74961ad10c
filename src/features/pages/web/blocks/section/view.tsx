import { createElement } from 'react';
import type { SlotContent, ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RoomContext, rooms } from '../../../../../lib/ui/picture/room.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { SectionProps } from './block.ts';
import css from './section.module.css';

/** The target of links to `#name`. Not an id, which would become a property of `window` under a name the owner chose. */
const LinkTarget = ({ name }: { name: string }) =>
  createElement('a', { name, className: css.target } as object);

export function SectionView(props: SectionProps & ViewContext & { content: SlotContent }) {
  const { background, picture, width, space, anchor, content, isFirst } = props;
  return (
    <section
      className={css.section}
      data-bleed=""
      data-ground={background}
      data-surface={background === 'none' ? undefined : background}
      data-space={space}
    >
      {anchor && <LinkTarget name={anchor} />}
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
