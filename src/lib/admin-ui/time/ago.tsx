import { useSyncExternalStore } from 'react';
import { sayAgo, sayExactly } from './relative-time.ts';

const EVERY = 30_000;

/** One clock for all times on the screen. */
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    listeners.forEach((tick) => tick());
  }, EVERY);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The clock stops while no time is shown. */
export function readClock(): number {
  if (listeners.size === 0 && Date.now() - now >= EVERY) now = Date.now();
  return now;
}

/** Relative time, with the exact time on hover. */
export function Ago({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  const clock = useSyncExternalStore(subscribe, readClock);
  const time = Date.parse(at);
  // The clock may be up to half a minute behind; without this, a new event would read “in 20 seconds”.
  const isFresh = time > clock && time - clock <= EVERY;
  return (
    <time dateTime={at} title={sayExactly(at, timeZone)}>
      {sayAgo(at, isFresh ? time : clock)}
    </time>
  );
}
