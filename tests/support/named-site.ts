import type { Page } from 'playwright-core';

/** Reports calls of a page's script that name no site to `complain`. */
export function watchNamedSite(page: Page, complain: (sentence: string) => void): void {
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.isNavigationRequest()) return;
    if (['image', 'media'].includes(request.resourceType())) return;
    // An `EventSource` can't send headers.
    if (!request.headers()['x-website-id'] && !searchParams.has('website'))
      complain(`${request.method()} ${pathname} names no site`);
  });
}
