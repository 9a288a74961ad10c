import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { isOutside } from '../../../../../lib/safe-href.ts';
import { evenColumns } from '../shared/even-columns.ts';
import { PictureFrame } from '../shared/picture-frame.tsx';
import type { CardsProps } from './block.ts';
import css from './cards.module.css';

type CardProps = CardsProps['items'][number] & Pick<CardsProps, 'pictures' | 'ratio' | 'level'>;

function Card({ index, ...card }: CardProps & { index: number }) {
  const Heading = `h${card.level}` as const;
  const words = card.title || card.linkLabel;
  // The link is the title and its area the whole card; the words below only repeat it for the eye.
  const link = (
    <a className={css.link} href={card.href} rel={isOutside(card.href) ? 'noopener' : undefined}>
      {words}
    </a>
  );
  return (
    <li className={css.card}>
      {card.pictures && (
        <div className={css.picture}>
          <PictureFrame picture={card.picture} ratio={card.ratio} drawing={index} rounded />
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
  if (items.length === 0) return null;
  const { pictures, ratio, level } = shared;
  return (
    <div className={css.cards}>
      <ul
        className={css.list}
        data-layout={layout}
        data-count={items.length}
        data-columns={items.length < 3 ? items.length : evenColumns(items.length, [3, 4])}
        data-plain={!pictures || undefined}
      >
        {items.map((card, index) => (
          <Card key={index} {...card} index={index} pictures={pictures} ratio={ratio} level={level} />
        ))}
      </ul>
    </div>
  );
}
