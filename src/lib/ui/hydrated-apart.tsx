import { createContext, type ReactNode, Suspense, use } from 'react';

/** Renders parts without boundaries, so that what a part throws reaches the caller. For the server only. */
export const WithoutBoundaries = createContext(false);

/** Stands in the server's HTML in place of a part that threw. Texts cannot contain it, because they are escaped. */
export const FAILED_PART = '<template data-failed-part';

/**
 * A part of a page that React hydrates on its own, before the others if it is pressed. Without parts, the first press on a
 * slow phone waits until the whole page is hydrated.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  if (use(WithoutBoundaries)) return children;
  const failed = typeof document === 'undefined' ? <template data-failed-part /> : null;
  return <Suspense fallback={failed}>{children}</Suspense>;
}
