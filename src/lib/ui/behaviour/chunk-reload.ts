import { messagesNow } from '../../messages/use-messages.ts';
import { common } from '../messages/common/area.ts';
import { createPath, type DataRouter } from 'react-router';
import { notify } from '../toast-store.ts';

const KEY = 'sitewright-reloaded';
const MINUTE = 60_000;

/** Whether the page was not reloaded for this reason within a minute; if so, records the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  if (Math.abs(now - last) < MINUTE) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/**
 * Handles chunks that can't be fetched: after a deployment they are gone, offline they are out of reach. A navigation that
 * needs one becomes a document load of its target, at most once a minute (spec.md section 8); otherwise the page reports it.
 * In both cases the current screen and what was typed into it stay. Prefetched chunks that fail are left to the navigation
 * that needs them.
 */
export function loadMissingChunksAsDocuments(router: DataRouter): void {
  window.addEventListener('vite:preloadError', () => {
    const { navigation, location: current } = router.state;
    if (navigation.state === 'idle') return;
    const target = createPath(navigation.location);
    // A promise that never resolves makes the router abandon the navigation; an error would show its error screen.
    void router.navigate(current, { replace: true, preventScrollReset: true });
    if (oncePerMinute()) window.location.assign(target);
    else notify(messagesNow(common).pageUnreachable, 'error');
  });
}

function oncePerMinute(): boolean {
  try {
    return mayReload(sessionStorage, Date.now());
  } catch {
    // Without storage, nothing would stop a page from reloading in a loop.
    return false;
  }
}
