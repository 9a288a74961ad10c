/** Nobody who asks for a page meanwhile is to wait for longer. */
const MOST_MS = 2;

/**
 * For long work in the process that answers visitors: anyone who calls this after each piece gives way once so much time has
 * passed since the last time.
 * @returns what to wait for, or undefined to go on at once
 */
export function wayGiver(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let begun = now();
  return () => {
    if (now() - begun < MOST_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        begun = now();
        resolve();
      });
    });
  };
}
