import type { Styling } from '../../../../../lib/styling.ts';

const STORE = 'sitewright.style';

/** Kept in the browser, so that a style can be pasted on any page of the site. The server validates what is saved. */
export function keepStyle(styling: Styling): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(styling));
  } catch {
    // Full or forbidden storage: nothing is kept.
  }
}

export function keptStyle(): Styling | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}
