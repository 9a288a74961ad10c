import type { Problem } from './player-store.ts';

/** Why a sound cannot be played: asks for its file, which a media element does not tell of. */
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
