import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { Title } from '../shared/title.tsx';
import type { TimelineProps } from './block.ts';
import css from './timeline.module.css';

export function TimelineView({ items, level }: TimelineProps & ViewContext) {
  if (items.length === 0) return null;
  return (
    <div className={css.timeline}>
      <ol className={css.list}>
        {items.map(({ when, title, text }, index) => (
          <li key={index} className={css.step}>
            {when && <p className={css.when}>{when}</p>}
            <div className={css.words}>
              {title && (
                <Title level={level} className={css.title}>
                  {title}
                </Title>
              )}
              {text && <p className={css.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
