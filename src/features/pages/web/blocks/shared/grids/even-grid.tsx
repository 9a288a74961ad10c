import type { ReactNode } from 'react';
import { evenColumns } from './even-columns.ts';
import css from './even-grid.module.css';

interface Props {
  count: number;
  /** Numbers of columns that would look right, the preferred one first. */
  columns: readonly [number, ...number[]];
  /** The least width of a tile before there are fewer columns. */
  tile: 'tiny' | 'small' | 'medium' | 'large';
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** A list laid out in rows that come out even, with fewer columns where tiles would become too small. */
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
