import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { headingAnchor } from '../../../anchors.ts';
import { Title } from '../shared/title.tsx';
import type { HeadingProps } from './block.ts';
import css from './heading.module.css';

export function HeadingView({ id, eyebrow, text, level, align, isTitle }: HeadingProps & ViewContext) {
  if (text === '' && eyebrow === '') return null;
  return (
    <div id={headingAnchor(id)} className={css.heading} data-heading="" data-level={level} data-align={align}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {text && (
        <Title level={level} isTitle={isTitle} className={css.title}>
          {text}
        </Title>
      )}
    </div>
  );
}
