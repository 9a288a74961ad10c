import { tellCart } from '../features/orders/web/checkout/early-cart.ts';
import { registerServiceWorker } from '../lib/ui/behaviour/keep-offline.ts';
import { keepEarlyPresses } from '../lib/ui/behaviour/replay.ts';

/**
 * The only script that a page fetches before its visitor does something. It fetches the rest on the first intent, at
 * once where a block runs automatically or a cart or a player waits to be shown, or when a part that shows nothing without it
 * is nearly on the screen, and leaves native links and forms to work until then.
 */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

tellCart();

const replay = keepEarlyPresses();

/** A form that goes out without script: what it changes must not be drawn over the page that it leaves. */
let leaving = false;
addEventListener('submit', ({ defaultPrevented }) => {
  leaving ||= !defaultPrevented;
});
// Script stayed away from it; anyone who comes back to it needs a page that answers.
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
      // Links and forms work as they do without script; the next intent tries again.
      started = taken;
      if (!taken) listen(addEventListener);
    });
}

function listen(change: typeof addEventListener): void {
  for (const intent of intents) change(intent, start, { passive: true });
}
listen(addEventListener);

/** Browsers tell of a pointer that merely rests where the page appears; that is no intent. */
const rests = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** A cart, or a track that was heard last. */
function somethingWaits(): boolean {
  try {
    return ['sitewright-cart', 'sitewright-player'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

for (const part of document.querySelectorAll('body [data-runs]')) nearby.observe(part);

if (!import.meta.env.DEV) registerServiceWorker();

// In development the styles come with the modules.
if (import.meta.env.DEV || document.querySelector('script[data-runs]') || somethingWaits()) start();
