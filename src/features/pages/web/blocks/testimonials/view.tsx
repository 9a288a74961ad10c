import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { EvenGrid } from '../shared/grids/even-grid.tsx';
import { Quotation } from '../shared/quotation.tsx';
import type { TestimonialsProps } from './block.ts';
import css from './testimonials.module.css';

const STAR = 'm10 1.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7L10 14.7l-5.1 2.8 1.1-5.7-4.3-4 5.8-.7Z';

function Stars({ count }: { count: number }) {
  const t = useMessages(blockWords);
  return (
    <p className={css.stars}>
      <span className="visually-hidden">{t.of5Stars({ count })}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" data-full={index < count || undefined} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </p>
  );
}

export function TestimonialsView({ items, layout }: TestimonialsProps & ViewContext) {
  const shown = items.filter(({ text }) => text !== '');
  if (shown.length === 0) return null;
  return (
    <EvenGrid
      count={shown.length}
      columns={layout === 'plain' ? [2, 3] : [3, 2]}
      tile="large"
      className={layout === 'cards' ? undefined : css[layout]}
    >
      {shown.map(({ text, person, role, picture, stars }, index) => (
        <li key={index} className={css.item}>
          <Quotation
            {...{ text, person, role, picture }}
            size="small"
            classes={{ quotation: css.voice, words: css.words }}
          >
            {stars > 0 && <Stars count={stars} />}
          </Quotation>
        </li>
      ))}
    </EvenGrid>
  );
}
