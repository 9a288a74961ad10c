import { useEffect } from 'react';

/** The first field that was refused takes the focus, whenever others are refused than before. */
export function useFocusRefused(errors: Readonly<Record<string, string>>): void {
  const refused = Object.keys(errors).join();
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refused]);
}
