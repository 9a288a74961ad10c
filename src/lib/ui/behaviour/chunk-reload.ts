const KEY = 'sitewright-reloaded';
const MINUTE = 60_000;

/** True when the page was not reloaded for this reason within a minute; then remembers that it is now. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  if (Math.abs(now - last) < MINUTE) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** After a deployment the parts that an open page asks for are gone: it reloads, at most once a minute. */
export function reloadOnMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (!mayReload(sessionStorage, Date.now())) return;
    } catch {
      // Without storage nothing would stop a page from reloading for ever.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
