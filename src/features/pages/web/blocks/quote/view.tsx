import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { bareWords } from '../shared/bare-words.ts';
import { Face } from '../shared/face.tsx';
import type { QuoteProps } from './block.ts';
import css from './quote.module.css';

export function QuoteView({ text, person, role, picture, look }: QuoteProps & ViewContext) {
  if (text === '') return null;
  return (
    <figure className={css.quote} data-look={look}>
      <blockquote className={css.words} data-long={text.length > 220 || undefined}>
        <p>“{bareWords(text)}”</p>
      </blockquote>
      {(person || role) && (
        <figcaption className={css.caption}>
          {picture && <Face className={css.face} picture={picture} size={56} />}
          <span className={css.names}>
            {person && <span className={css.person}>{person}</span>}
            {role && <span className={css.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
