import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ShownPageContext } from '../shared/shown-page.ts';
import type { TableOfContentsProps } from './block.ts';
import { headingsOf } from './headings.ts';
import css from './table-of-contents.module.css';

export function TableOfContentsView({ id, title, depth }: TableOfContentsProps & ViewContext) {
  const t = useMessages(blockWords);
  const { blocks } = use(ShownPageContext);
  const headings = headingsOf(blocks, depth);
  // While a page is being made, there may be none yet; the block must still be visible.
  if (headings.length === 0 && title === '') return null;
  return (
    <nav
      className={css.contents}
      {...(title ? { 'aria-labelledby': `contents-${id}` } : { 'aria-label': t.onThisPage })}
    >
      {title && (
        <p id={`contents-${id}`} className={css.title}>
          {title}
        </p>
      )}
      {headings.length > 0 && (
        <ol className={css.list}>
          {headings.map(({ text, anchor, inner }) => (
            <li key={anchor} className={css.entry} data-inner={inner || undefined}>
              <a className={css.link} href={`#${anchor}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
