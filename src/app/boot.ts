import { reloadOnMissingChunks } from '../lib/ui/behaviour/chunk-reload.ts';

/**
 * The only script that a page fetches before its visitor does something. It fetches the rest on the first intent, at
 * once where a block runs by itself or a cart waits to be shown, and leaves native links and forms to work until then.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

reloadOnMissingChunks();

let started = false;
function start() {
  if (started) return;
  started = true;
  for (const intent of intents) removeEventListener(intent, start);
  void import('./hydrate.tsx');
}

for (const intent of intents) addEventListener(intent, start, { passive: true });

function cartWaits(): boolean {
  try {
    return localStorage.getItem('sitewright-cart') !== null;
  } catch {
    return false;
  }
}

// In development the styles come with the modules.
if (import.meta.env.DEV || document.querySelector('script[data-runs]') || cartWaits()) start();
