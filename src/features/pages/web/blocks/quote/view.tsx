import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { Quotation } from '../shared/quotation.tsx';
import type { QuoteProps } from './block.ts';
import css from './quote.module.css';

export function QuoteView({ text, person, role, picture, look }: QuoteProps & ViewContext) {
  if (text === '') return null;
  return (
    <Quotation
      {...{ text, person, role, picture, look }}
      size="normal"
      classes={{ quotation: css.quote, words: css.words }}
    />
  );
}
