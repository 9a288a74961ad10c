import { type RefObject, useEffect } from 'react';
import { useNavigated } from './use-navigated.ts';

/** Adds what native disclosure lacks: it closes on Escape, on a press or focus outside, and after a navigation. */
export function useClosing(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const open = () => list.current?.querySelector<HTMLDetailsElement>('details[open]');
    const elsewhere = (event: Event) => {
      const shown = open();
      if (shown && !shown.contains(event.target as Node)) shown.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      const shown = event.key === 'Escape' && open();
      if (!shown) return;
      shown.open = false;
      if (shown.contains(document.activeElement)) shown.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('focusin', elsewhere);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('focusin', elsewhere);
      removeEventListener('keydown', escape);
    };
  }, [list]);
  useNavigated(() => {
    for (const shown of list.current?.querySelectorAll('details') ?? []) shown.open = false;
  });
}
