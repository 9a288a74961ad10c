import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isPrivatePath, mayBeKept } from './what-is-kept.ts';
import { type KeptPage, offlinePage, withNotice } from './offline-page.ts';

/** Addresses of the script and styles that every page needs; the build fills them in. */
declare const SHELL: readonly string[];

interface Scope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Event & { data: unknown }) => void): void;
}

const MONTH = 30 * 24 * 3600;
const MOST_PICTURE_BYTES = 1024 * 1024;

const scope = globalThis as unknown as Scope;

// A new release takes over immediately: open pages refer to hashed names, which stay in the cache of assets.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(SHELL.map((url) => ({ url, revision: null })));

const forAWhile = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true });

const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? withNotice(cachedResponse) : null,
};

const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '') &&
    Number(response.headers.get('content-length') ?? 0) <= MOST_PICTURE_BYTES
      ? response
      : null,
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  // Kept pages are the same for everyone, so the cookie in `Vary` does not matter.
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, forAWhile(60)],
});

registerRoute(({ request, url }) => request.mode === 'navigate' && !isPrivatePath(url.pathname), pages);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.destination === 'image' &&
    url.pathname.startsWith('/files/') &&
    !isPrivatePath(new URL(request.referrer || '/', url).pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [smallOnly, forAWhile(120)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !/admin/.test(url.pathname),
  new CacheFirst({ cacheName: 'parts', plugins: [forAWhile(150)] }),
);

/** The pages that can be read offline, oldest first. */
async function keptPages(): Promise<KeptPage[]> {
  const kept = await caches.open('pages');
  return Promise.all(
    (await kept.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const page = await kept.match(request, { ignoreVary: true });
      return { address: pathname + search, html: (await page?.text()) ?? '' };
    }),
  );
}

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage(request.url, await keptPages()) : Response.error(),
);

// When script changes the screen, no document is requested: the page reports the visit, and its document is kept too.
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('visited' in data) || typeof data.visited !== 'string')
    return;
  const url = new URL(data.visited, location.origin);
  if (url.origin !== location.origin || isPrivatePath(url.pathname)) return;
  const request = new Request(url, { headers: { accept: 'text/html' } });
  void pages.handle({ event: event as never, request }).catch(() => {});
});
