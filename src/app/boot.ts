import { tellCart } from '../features/orders/web/checkout/early-cart.ts';
import { registerServiceWorker } from '../lib/ui/behaviour/keep-offline.ts';
import { keepEarlyPresses } from '../lib/ui/behaviour/replay.ts';

/**
 * The only script that a page loads before its visitor does something. It loads the rest on the first intent; at once if a block
 * runs automatically or a cart or a player must be shown; or when a part that needs script is about to scroll into view.
 * Until then, native links and forms work.
 */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

tellCart();

const replay = keepEarlyPresses();

/** Sets aside a form that is submitted without script, so that its result is not drawn over the page that it leaves. */
let leaving = false;
addEventListener('submit', ({ defaultPrevented }) => {
  leaving ||= !defaultPrevented;
});
// The page is restored from the back-forward cache and must respond again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && leaving) location.reload();
});

let started = false;
const nearby = new IntersectionObserver(
  (parts) => {
    if (parts.some(({ isIntersecting }) => isIntersecting)) start();
  },
  { rootMargin: '25%' },
);
function start(event?: Event) {
  if (started || (event instanceof PointerEvent && rests(event))) return;
  started = true;
  listen(removeEventListener);
  nearby.disconnect();
  void import('./hydrate.tsx')
    .then(({ takeOver }) => takeOver(() => leaving))
    .catch(() => false)
    .then((taken) => {
      replay();
      // Links and forms work without script; the next intent tries again.
      started = taken;
      if (!taken) listen(addEventListener);
    });
}

function listen(change: typeof addEventListener): void {
  for (const intent of intents) change(intent, start, { passive: true });
}
listen(addEventListener);

/** Browsers report a pointer that merely rests where the page appears; this is no intent. */
const rests = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** Whether there is a cart or a track that was played last. */
function somethingWaits(): boolean {
  try {
    return ['sitewright-cart', 'sitewright-player'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

for (const part of document.querySelectorAll('body [data-runs]')) nearby.observe(part);

if (!import.meta.env.DEV) registerServiceWorker();

// In development, modules load the styles.
if (import.meta.env.DEV || document.querySelector('script[data-runs]') || somethingWaits()) start();
