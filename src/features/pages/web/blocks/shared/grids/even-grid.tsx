import type { ReactNode } from 'react';
import { evenColumns } from './even-columns.ts';
import css from './even-grid.module.css';

interface Props {
  count: number;
  /** Numbers of columns that would look right, the preferred one first. */
  columns: readonly [number, ...number[]];
  /** Minimum width of a tile; below it there are fewer columns. */
  tile: 'tiny' | 'small' | 'medium' | 'large';
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** A list in evenly filled rows, with fewer columns if tiles would become too small. */
export function EvenGrid({ count, columns, tile, className, children }: Props) {
  return (
    <ul
      className={className ? `${css.grid} ${className}` : css.grid}
      data-tile={tile}
      data-columns={Math.min(count, evenColumns(count, columns))}
    >
      {children}
    </ul>
  );
}
