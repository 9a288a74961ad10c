import { setTimeout } from 'node:timers/promises';

/** Times as long as the work took. */
const SHARE = 4;
const MOST_MS = 2_000;
/** Milliseconds between two looks at whether anybody is still there. */
const STEP_MS = 250;

/**
 * After work that slows down pages on the same machine, however far it gives way: as long as pages are being looked at, it
 * has a fifth of the time only, so that few of them meet it. Returns at once where nobody looks.
 */
export async function restAfter(
  tookMs: number,
  isVisited: () => boolean,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  let left = Math.min(tookMs * SHARE, MOST_MS);
  while (left > 0 && isVisited()) {
    const step = Math.min(left, STEP_MS);
    await pause(step);
    left -= step;
  }
}
