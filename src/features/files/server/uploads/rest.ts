import { setTimeout } from 'node:timers/promises';

/** Pause as a multiple of the work's duration. */
const SHARE = 4;
const MOST_MS = 2_000;
/** Milliseconds between two checks for visitors. */
const STEP_MS = 250;

/**
 * For work that slows down pages on the same machine even at low priority: while pages are being viewed, it
 * gets a fifth of the time only, so that few page views are affected. Returns immediately without visitors.
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
