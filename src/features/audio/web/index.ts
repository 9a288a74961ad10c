import { withMessages } from '../../../lib/messages/area.ts';
import type { Engine } from './player/engine.ts';

export { loadTracks, type ShownTracks, TracksContext } from './tracks-context.ts';

/** True where an earlier visit left a queue (`player/kept.ts` says what is in it). */
export function playerWaits(): boolean {
  try {
    return localStorage.getItem('sitewright-player') !== null;
  } catch {
    return false;
  }
}

let running: Engine | undefined;

/** The player's code, without starting anything: on the way to a press. */
export const fetchPlayer = () => withMessages(import('./player/start-player.tsx'));

/** The player, brought onto the page with a queue that an earlier visit left. Its code is fetched for the first time that it is wanted. */
export async function openPlayer(): Promise<Engine> {
  const { startPlayer } = await fetchPlayer();
  running ??= startPlayer();
  return running;
}

/**
 * Does something with the player, at once where it is there already: a browser that lets sound begin only while a press
 * is handled would refuse it later.
 */
export function withPlayer(act: (engine: Engine) => void): void {
  if (running) act(running);
  else void openPlayer().then(act);
}
