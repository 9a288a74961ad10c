import { createElement } from 'react';
import type { SlotContent, ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RoomContext, rooms } from '../../../../../lib/ui/picture/room.ts';
import { Backdrop } from '../shared/backdrop/backdrop.tsx';
import type { SectionProps } from './block.ts';
import css from './section.module.css';

/** The target of links to `#name`. Not an id, which would become a property of `window` under a name that the owner chose. */
const LinkTarget = ({ name }: { name: string }) =>
  createElement('a', { name, className: css.target } as object);

export function SectionView(props: SectionProps & ViewContext & { content: SlotContent }) {
  const { background, picture, video, overlay, parallax, width, space, anchor, content, isFirst } = props;
  const isVideo = background === 'video' && video !== '';
  const [surface, fade] = (isVideo ? 'picture' : background === 'video' ? 'dark' : background).split('-');
  return (
    <section
      className={css.section}
      data-bleed=""
      data-ground={background}
      data-surface={surface === 'none' ? undefined : surface}
      data-s-ground={fade}
      data-space={space}
    >
      {anchor && <LinkTarget name={anchor} />}
      {surface === 'picture' && (
        <Backdrop {...{ picture, video, overlay, parallax, isVideo, isFirst }} room={rooms.full} />
      )}
      <div className={`stack ${css.content}`} data-width={width}>
        <RoomContext value={rooms[width]}>{content}</RoomContext>
      </div>
    </section>
  );
}
