import { matchRoutes, type DataRouter } from 'react-router';

/** Whether a screen of the site answers. The admin, files and downloads by calls are separate documents. */
export function isScreen(router: Pick<DataRouter, 'routes' | 'basename'>, pathname: string): boolean {
  const leaf = matchRoutes(router.routes, pathname, router.basename)?.at(-1)?.route;
  return !!leaf && leaf.path !== '*' && !/^\/(admin|api)(\/|$)|\./.test(pathname);
}

/** Whether an address belongs to another document: that of a page in another language of the site. */
const isElsewhere = (pathname: string): boolean => {
  const { base = '', languages = '' } = document.documentElement.dataset;
  return base === '' && languages.split(' ').includes(pathname.split('/')[1] ?? '');
};

/** A path as the router knows it, which adds the beginning of its addresses. */
const inside = ({ basename = '/' }: Pick<DataRouter, 'basename'>, pathname: string): string =>
  basename === '/' ? pathname : pathname.slice(basename.length) || '/';

/**
 * Turns clicks on plain links between screens into navigation without a document load, for links of the layout, of blocks and
 * in owners' texts. Unlike a component for each link, one listener costs the server's render nothing.
 * A link with `data-in-place` changes what its screen lists: the scroll position stays, and the history entry is replaced.
 * @returns a function that stops it
 */
export function followLinks(router: DataRouter): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const { pathname, search, hash } = link;
    // The browser handles anchors on this page: it also moves the focus there.
    if (hash && pathname === location.pathname && search === location.search) return;
    // Offline, calls fail, while the document itself may have been kept.
    if (!isScreen(router, pathname) || isElsewhere(pathname) || !navigator.onLine) return;
    event.preventDefault();
    const inPlace = 'inPlace' in link.dataset;
    void router.navigate(inside(router, pathname) + search + hash, {
      replace: inPlace || link.href === location.href,
      preventScrollReset: inPlace,
    });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
