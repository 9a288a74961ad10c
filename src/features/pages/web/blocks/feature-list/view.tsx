import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { EvenGrid } from '../shared/grids/even-grid.tsx';
import { Icon } from '../shared/pictures/icon.tsx';
import { Title } from '../shared/title.tsx';
import type { FeatureListProps } from './block.ts';
import css from './feature-list.module.css';

export function FeatureListView({ items, layout, level }: FeatureListProps & ViewContext) {
  if (items.length === 0) return null;
  const entries = items.map(({ icon, title, text }, index) => (
    <li key={index} className={css.feature} data-layout={layout}>
      <span className={css.mark}>
        <Icon name={icon} />
      </span>
      <div className={css.words}>
        {title && (
          <Title level={level} className={css.title}>
            {title}
          </Title>
        )}
        {text && <p className={css.text}>{text}</p>}
      </div>
    </li>
  ));
  if (layout === 'list') return <ul className={css.list}>{entries}</ul>;
  return (
    <EvenGrid count={items.length} columns={[3, 4, 2]} tile="medium">
      {entries}
    </EvenGrid>
  );
}
