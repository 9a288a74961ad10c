import type { DataRouter } from 'react-router';

// Missing in insecure contexts and in some private windows (spec.md section 8: swallowed).
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Registers the service worker after the page has loaded, so that it doesn't compete with the page's content. */
export function registerServiceWorker(): void {
  const register = () =>
    void workers()
      ?.register('/sw.js', { scope: '/' })
      .catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Tells the service worker which pages were visited without a document request. */
export function reportVisits(router: DataRouter): void {
  let last = location.pathname;
  router.subscribe(({ navigation, location: { pathname }, errors }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    if (!errors) workers()?.controller?.postMessage({ visited: pathname });
  });
}
