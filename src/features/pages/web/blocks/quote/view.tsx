import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { bareWords } from '../shared/bare-words.ts';
import { Speaker } from '../shared/speaker.tsx';
import type { QuoteProps } from './block.ts';
import css from './quote.module.css';

export function QuoteView({ text, person, role, picture, look }: QuoteProps & ViewContext) {
  if (text === '') return null;
  return (
    <figure className={css.quote} data-look={look}>
      <blockquote className={css.words} data-long={text.length > 220 || undefined}>
        <p>“{bareWords(text)}”</p>
      </blockquote>
      <Speaker person={person} role={role} picture={picture} size="normal" />
    </figure>
  );
}
