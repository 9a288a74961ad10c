import type { KeyboardEvent } from 'react';
import type { RowProps } from './page-menu.tsx';

const ROW = '[data-page-row]';
const inFields = 'input:not([type=checkbox]), [role=menu], [role=menuitem]';

/** Up and down move between rows; with Alt they move the row itself. */
export function useRowKeys({ place, actions }: Pick<RowProps, 'place' | 'actions'>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || (event.target as Element).closest(inFields)) return;
    event.preventDefault();
    if (event.altKey) {
      if (place) actions.move(place.index, place.index + step);
      return;
    }
    const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
    const next = rows[rows.indexOf(event.currentTarget) + step];
    next?.querySelector<HTMLElement>('a')?.focus();
  };
}
