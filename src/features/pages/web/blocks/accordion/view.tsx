import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RichTextView } from '../../../../../lib/ui/rich-text-view.tsx';
import type { AccordionProps } from './block.ts';
import { questionAnchor } from '../../../anchors.ts';
import css from './accordion.module.css';

/** The browser's own disclosure: it opens without script, and for find in page. */
export function AccordionView({ id, items, openFirst, oneAtATime }: AccordionProps & ViewContext) {
  const t = useMessages(blockWords);
  if (items.length === 0) return null;
  return (
    <div className={css.list}>
      {items.map(({ question, answer }, index) => (
        <details
          key={index}
          className={css.entry}
          name={oneAtATime ? `accordion-${id}` : undefined}
          open={(openFirst && index === 0) || undefined}
        >
          <summary className={css.question}>
            <span className={css.words}>{question || t.question}</span>
            <svg className={css.sign} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 4v12" className={css.upright} />
              <path d="M4 10h12" />
            </svg>
          </summary>
          <div id={questionAnchor(id, index)} className={css.place}>
            <RichTextView document={answer} className={css.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
