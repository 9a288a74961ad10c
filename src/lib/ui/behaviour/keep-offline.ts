import type { DataRouter } from 'react-router';

/**
 * Registers the service worker at the root, and tells it which pages were visited without a document being fetched.
 * Where there is none, or it cannot be had, nothing happens (spec.md section 8).
 */
export function keepOffline(router: DataRouter): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers) return;
  workers.register('/sw.js', { scope: '/' }).catch(() => {});
  let last = location.pathname;
  router.subscribe(({ navigation, location: { pathname }, errors }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    if (!errors) workers.controller?.postMessage({ visited: pathname });
  });
}
