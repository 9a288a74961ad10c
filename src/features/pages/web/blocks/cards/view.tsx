import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { atMost, halvedFrom, partOf, type Room, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { evenColumns } from '../shared/grids/even-columns.ts';
import { PictureFrame } from '../shared/pictures/picture-frame.tsx';
import type { CardsProps } from './block.ts';
import css from './cards.module.css';

type CardProps = CardsProps['items'][number] & Pick<CardsProps, 'pictures' | 'ratio' | 'level'>;

/** From which width on all columns are beside each other, as in the style. */
const beside: Readonly<Record<number, number>> = { 3: 656, 4: 928 };
/** From which width on there are two. */
const TWO = 544;

/** As in the style: the maximum width of a card's image. */
function roomOf(around: Room, layout: CardsProps['layout'], columns: number, index: number): Room {
  if (layout === 'row') return atMost(partOf(around, 0.26, TWO), 272);
  if (layout === 'grid' && columns === 1) return atMost(around, TWO);
  if (layout === 'grid') {
    const part = partOf(around, 1 / columns, beside[columns] ?? TWO);
    return columns === 4 ? halvedFrom(part, around, TWO) : part;
  }
  return index === 0 ? partOf(around, 0.55, 832) : partOf(around, 0.5, TWO);
}

function Card({ index, room, ...card }: CardProps & { index: number; room: Room }) {
  const Heading = `h${card.level}` as const;
  const words = card.title || card.linkLabel;
  // The title is the link and covers the whole card; the text below only repeats it visually.
  const link = (
    <a className={css.link} href={card.href} rel={isExternal(card.href) ? 'noopener' : undefined}>
      {words}
    </a>
  );
  return (
    <li className={css.card}>
      {card.pictures && (
        <div className={css.picture}>
          <PictureFrame picture={card.picture} ratio={card.ratio} room={room} drawing={index} rounded />
        </div>
      )}
      <div className={css.words}>
        {words && <Heading className={css.title}>{card.href ? link : words}</Heading>}
        {card.text && <p className={css.text}>{card.text}</p>}
        {card.href && card.title && card.linkLabel && (
          <span className={css.more} aria-hidden="true">
            {card.linkLabel}
            <svg viewBox="0 0 20 20" className={css.arrow}>
              <path d="M4 10h11M10.5 5.5 15 10l-4.5 4.5" />
            </svg>
          </span>
        )}
      </div>
    </li>
  );
}

export function CardsView({ items, layout, ...shared }: CardsProps & ViewContext) {
  const around = use(RoomContext);
  if (items.length === 0) return null;
  const { pictures, ratio, level } = shared;
  const columns = items.length < 3 ? items.length : evenColumns(items.length, [3, 4]);
  return (
    <div className={css.cards}>
      <ul
        className={css.list}
        data-layout={layout}
        data-count={items.length}
        data-columns={columns}
        data-plain={!pictures || undefined}
      >
        {items.map((card, index) => (
          <Card
            key={index}
            {...card}
            index={index}
            room={roomOf(around, layout, columns, index)}
            pictures={pictures}
            ratio={ratio}
            level={level}
          />
        ))}
      </ul>
    </div>
  );
}
