import { useEffect } from 'react';

/** Focuses the first refused field whenever the set of refused fields changes. */
export function useFocusRefused(errors: Readonly<Record<string, string>>): void {
  const refused = Object.keys(errors).join();
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refused]);
}
