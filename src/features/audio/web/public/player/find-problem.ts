import type { Problem } from './player-store.ts';

/** Finds out why audio cannot be played by requesting its file, because a media element gives no reason. */
export async function findProblem(address: string): Promise<Problem> {
  if (!navigator.onLine) return 'line';
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500 || status === 429) return 'line';
    return status >= 400 ? 'gone' : 'broken';
  } catch {
    return 'line';
  }
}
