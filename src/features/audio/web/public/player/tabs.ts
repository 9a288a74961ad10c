import type { Engine } from './engine.ts';
import { usePlayer } from './player-store.ts';

/** Playback that starts in another tab of the site pauses this one. */
export function oneTabAtATime(engine: Engine): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel('sitewright-player');
  channel.addEventListener('message', () => {
    if (usePlayer.getState().phase === 'playing') engine.pause();
  });
  usePlayer.subscribe(({ phase }, before) => {
    // A channel reaches this origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (phase === 'playing' && before.phase !== 'playing') channel.postMessage('playing');
  });
}
