import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { EvenGrid } from '../shared/grids/even-grid.tsx';
import type { NumbersProps } from './block.ts';
import css from './numbers.module.css';

export function NumbersView({ items, align }: NumbersProps & ViewContext) {
  if (items.length === 0) return null;
  return (
    <EvenGrid count={items.length} columns={[4, 3]} tile="small">
      {items.map(({ value, label, note }, index) => (
        <li key={index} className={css.number} data-align={align}>
          {value && <span className={css.value}>{value}</span>}
          {label && <span className={css.label}>{label}</span>}
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </EvenGrid>
  );
}
