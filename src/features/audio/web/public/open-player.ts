import { withMessages } from '../../../../lib/messages/area.ts';
import type { Engine } from './player/engine.ts';

/** Whether an earlier visit left a queue (`player/kept.ts` defines it). */
export function playerWaits(): boolean {
  try {
    return localStorage.getItem('sitewright-player') !== null;
  } catch {
    return false;
  }
}

let running: Engine | undefined;

/** Preloads the player's code without starting anything. */
export const fetchPlayer = () => withMessages(import('./player/start-player.tsx'));

/** Shows the player with the queue of an earlier visit. Its code is loaded when it is first needed. */
export async function openPlayer(): Promise<Engine> {
  const { startPlayer } = await fetchPlayer();
  running ??= startPlayer();
  return running;
}

/**
 * Runs something on the player, synchronously if it is loaded: browsers that allow playback only while a press
 * is handled would refuse it later.
 */
export function withPlayer(act: (engine: Engine) => void): void {
  if (running) act(running);
  else void openPlayer().then(act);
}
