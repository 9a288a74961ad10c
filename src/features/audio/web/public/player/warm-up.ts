import { isSlow } from '../../../../../lib/ui/behaviour/prefetch.ts';
import { heardTrack, usePlayer } from './player-store.ts';
import { step } from './queue.ts';

/** Seconds before the end at which the next track is prefetched. */
const AHEAD = 20;
/** Enough for the first half minute; the rest loads during playback. */
const BYTES = 512 * 1024;

/** Prefetches the beginning of the next track shortly before it is needed, into the browser's cache. */
export function warmUpNext(): void {
  const fetched = new Set<string>();
  usePlayer.subscribe(({ queue, phase, time, duration }) => {
    if (phase !== 'playing' || duration === 0 || duration - time > AHEAD) return;
    const address = heardTrack({ queue: { ...queue, index: step(queue, 1) } })?.audio;
    if (!address || fetched.has(address) || address === heardTrack({ queue })?.audio) return;
    fetched.add(address);
    if (isSlow((navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection))
      return;
    // A failure shows when the track is played.
    void fetch(address, { headers: { range: `bytes=0-${BYTES - 1}` }, priority: 'low' })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined);
  });
}
