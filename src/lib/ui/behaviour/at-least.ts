const inBrowser = typeof document !== 'undefined';

/** Keeps a busy state visible: in the browser, the result arrives after `milliseconds` at the earliest. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>, waits = inBrowser): Promise<T> {
  if (!waits) return work;
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work, pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
