import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { atMost, partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { EvenGrid } from '../shared/grids/even-grid.tsx';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import { Title } from '../shared/title.tsx';
import type { PeopleProps } from './block.ts';
import css from './people.module.css';

export function PeopleView({ items, shape, level }: PeopleProps & ViewContext) {
  const t = useMessages(blockWords);
  const around = use(RoomContext);
  if (items.length === 0) return null;
  const room =
    shape === 'round'
      ? atMost(around, 176)
      : partOf(around, items.length === 1 ? 0.5 : 1 / Math.min(items.length, 3), 640);
  return (
    <EvenGrid count={items.length} columns={[3, 4]} tile={shape === 'round' ? 'small' : 'medium'}>
      {items.map(({ picture, name, role, text, href, linkLabel }, index) => (
        <li key={index} className={css.person} data-shape={shape}>
          <div className={css.face}>
            <PictureFrame
              picture={picture}
              ratio={shape === 'portrait' ? 'portrait' : 'square'}
              room={room}
              drawing={index + 1}
              rounded={shape !== 'round'}
            />
          </div>
          <div className={css.words}>
            {name && (
              <Title level={level} className={css.name}>
                {name}
              </Title>
            )}
            {role && <p className={css.role}>{role}</p>}
            {text && <p className={css.text}>{text}</p>}
            {href && (
              <p>
                <a className={css.link} href={href} rel={isExternal(href) ? 'noopener' : undefined}>
                  {linkLabel ||
                    (href.startsWith('mailto:') ? href.slice(7) : t.moreAbout({ value: name || 'them' }))}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </EvenGrid>
  );
}
