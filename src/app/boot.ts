import { showAskedFields } from '../features/forms/web/public/early-conditions.ts';
import { tellCart } from '../features/orders/web/public/checkout/early-cart.ts';
import { registerServiceWorker } from '../lib/ui/behaviour/keep-offline.ts';
import { runsNow, startOnIntent } from '../lib/ui/behaviour/start-on-intent.ts';

/**
 * The only script that a page loads before its visitor does something. It loads the rest on the first intent; at once if a block
 * runs automatically or a cart or a player must be shown; or when a part that needs script is about to scroll into view.
 */
tellCart();
showAskedFields();

const start = startOnIntent(() => import('./hydrate.tsx'));

/** Whether there is a cart or a track that was played last. */
function somethingWaits(): boolean {
  try {
    return ['sitewright-cart', 'sitewright-player'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

if (!import.meta.env.DEV) registerServiceWorker();

if (runsNow() || somethingWaits()) start();
