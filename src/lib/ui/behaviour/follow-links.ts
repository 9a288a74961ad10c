import { matchRoutes, type DataRouter } from 'react-router';

/** True where a screen of the site answers. The admin and files are their own documents. */
export function isScreen(router: Pick<DataRouter, 'routes'>, pathname: string): boolean {
  const leaf = matchRoutes(router.routes, pathname)?.at(-1)?.route;
  return !!leaf && leaf.path !== '*' && !leaf.path?.startsWith('admin/') && !pathname.includes('.');
}

/**
 * Makes plain links between screens change the screen instead of loading a document: those of the frame, of blocks and
 * of owners' texts alike. One listener costs the server's render nothing, unlike a component for each link.
 * A link with `data-in-place` changes what its screen lists: the scroll position stays, and the history entry is replaced.
 * Returns how to stop.
 */
export function followLinks(router: DataRouter): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const { pathname, search, hash } = link;
    // A place on this page is the browser's: it also moves the focus there.
    if (hash && pathname === location.pathname && search === location.search) return;
    // Without a line calls fail, while the page itself may have been kept.
    if (!isScreen(router, pathname) || !navigator.onLine) return;
    event.preventDefault();
    const inPlace = 'inPlace' in link.dataset;
    void router.navigate(pathname + search + hash, {
      replace: inPlace || link.href === location.href,
      preventScrollReset: inPlace,
    });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
