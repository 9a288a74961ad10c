/** Maximum delay for a page request meanwhile. */
const MOST_MS = 2;

/**
 * For long work in a process that serves visitors: call it after each part; it yields to the event loop once enough time has
 * passed since the last yield.
 * @returns a promise to await, or undefined to continue immediately
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
