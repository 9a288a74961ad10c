import { matchRoutes, type DataRouter } from 'react-router';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching would cost the visitor: data saver or a 2g connection. */
export const isSlow = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');

/** Prefetches a link's screen when the visitor seems to want it. @returns a function that stops it */
export function prefetchScreens(router: DataRouter): () => void {
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    if (isSlow((navigator as { connection?: Connection }).connection)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes(router.routes, link.pathname, router.basename) ?? []) {
      // If it fails, the navigation itself reports it.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
    }
  };
  const events = ['pointerover', 'focusin', 'touchstart'];
  for (const name of events) document.addEventListener(name, prefetch, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, prefetch);
  };
}
