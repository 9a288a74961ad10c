import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/** Repeats a query until the answer satisfies. @throws with the last answer when the time is over */
export async function eventually<T>(
  ask: () => Promise<T>,
  satisfies: (answer: T) => boolean,
  { within = PATIENCE_MS, what = 'what was waited for' } = {},
): Promise<T> {
  const until = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (performance.now() > until)
      throw new Error(`Not within ${within} ms: ${what}. Last: ${JSON.stringify(answer)?.slice(0, 300)}`);
    await pause(10);
  }
}
