import { isSlow } from '../../../../lib/ui/behaviour/prefetch.ts';
import { heardTrack, usePlayer } from './player-store.ts';
import { step } from './queue.ts';

/** Seconds before the end at which the next sound is fetched. */
const AHEAD = 20;
/** Enough for the first half minute; the rest comes while it plays. */
const BYTES = 512 * 1024;

/** Fetches the beginning of the next track shortly before it is needed, into the browser's own cache. */
export function warmUpNext(): void {
  const fetched = new Set<string>();
  usePlayer.subscribe(({ queue, phase, time, duration }) => {
    if (phase !== 'playing' || duration === 0 || duration - time > AHEAD) return;
    const address = heardTrack({ queue: { ...queue, index: step(queue, 1) } })?.audio;
    if (!address || fetched.has(address) || address === heardTrack({ queue })?.audio) return;
    fetched.add(address);
    if (isSlow((navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection))
      return;
    // A failure shows when the track's turn comes.
    void fetch(address, { headers: { range: `bytes=0-${BYTES - 1}` }, priority: 'low' })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined);
  });
}
