import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { partOf, RoomContext, rooms } from '../../../../../lib/ui/picture/room.ts';
import { ButtonRow } from '../shared/button-row.tsx';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import { Title } from '../shared/title.tsx';
import type { HeroProps } from './block.ts';
import css from './hero.module.css';

/** As in the style. */
const BEHIND = { vh: 88, most: 800 };

export function HeroView(props: HeroProps & ViewContext) {
  const { layout, background, eyebrow, title, text, buttons, picture, level, isTitle, isFirst } = props;
  const around = use(RoomContext);
  const behind = layout === 'behind';
  const beside = layout === 'left' || layout === 'right';
  const split = layout === 'split';
  const ground = behind ? 'picture' : background;
  return (
    <section
      className={css.hero}
      data-bleed=""
      data-ground={ground}
      data-surface={ground === 'none' ? undefined : ground}
      data-layout={layout}
    >
      {behind && (
        <div className={css.backdrop}>
          <PictureFrame picture={picture} ratio="fill" room={rooms.full} tall={BEHIND} isFirst={isFirst} />
        </div>
      )}
      <div className={css.inner}>
        <div className={css.words}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <Title level={level} isTitle={isTitle} className={css.title}>
              {title}
            </Title>
          )}
          {text && <p className={css.text}>{text}</p>}
          <ButtonRow buttons={buttons} align={layout === 'centred' ? 'centre' : 'start'} />
        </div>
        {split && (
          <div className={css.media}>
            <PictureFrame
              picture={picture}
              ratio="fill"
              room={partOf(rooms.full, 0.5, 832)}
              isFirst={isFirst}
            />
          </div>
        )}
        {layout === 'below' && picture && (
          <div className={css.media}>
            <PictureFrame picture={picture} ratio="wide" room={around} rounded isFirst={isFirst} />
          </div>
        )}
        {beside && (
          <div className={css.media}>
            <PictureFrame
              picture={picture}
              ratio="portrait"
              room={partOf(around, 0.48, 832)}
              drawing={1}
              rounded
              isFirst={isFirst}
            />
          </div>
        )}
      </div>
    </section>
  );
}
