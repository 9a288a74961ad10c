import type { ViewContext } from '../../../../../lib/block-kind.ts';
import type { QuoteProps } from './block.ts';
import css from './quote.module.css';

/** Owners often type the marks themselves; one pair is enough. */
const bare = (text: string) => text.trim().replace(/^["“”„«]+|["“”»]+$/g, '');

export function QuoteView({ text, person, role, picture, look }: QuoteProps & ViewContext) {
  if (text === '') return null;
  return (
    <figure className={css.quote} data-look={look}>
      <blockquote className={css.words} data-long={text.length > 220 || undefined}>
        <p>“{bare(text)}”</p>
      </blockquote>
      {(person || role) && (
        <figcaption className={css.caption}>
          {picture && (
            <img
              className={css.face}
              src={picture.src}
              alt={picture.alt}
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
            />
          )}
          <span className={css.names}>
            {person && <span className={css.person}>{person}</span>}
            {role && <span className={css.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
