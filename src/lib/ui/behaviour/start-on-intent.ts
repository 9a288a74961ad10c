import { keepEarlyPresses } from './replay.ts';

/** The module that takes a page over. It resolves to false if it can't yet. */
export interface Taking {
  takeOver(leaving: () => boolean): Promise<boolean>;
}

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Loads the script of a page on the visitor's first intent, or when a part with `data-runs` is about to scroll into view.
 * Until then, native links and forms work, and presses on elements with `data-replay` wait.
 * @returns starts it now
 */
export function startOnIntent(load: () => Promise<Taking>): () => void {
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
    void load()
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
  for (const part of document.querySelectorAll('body [data-runs]')) nearby.observe(part);
  return start;
}

/** Browsers report a pointer that merely rests where the page appears; this is no intent. */
const rests = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** Whether the page's document asks for script immediately. In development, modules load the styles. */
export const runsNow = (): boolean =>
  import.meta.env.DEV || document.querySelector('script[data-runs]') !== null;
