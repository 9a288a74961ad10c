import type { Tx } from '../../../../lib/db/database.ts';
import type { Slot } from '../../free-slots.ts';
import { giveSeatsBack, takeSeats, type Start } from '../availability/taken-queries.ts';

interface TakenSeats {
  id: string;
  /** What is still to be occupied; none where the start holds its resources already. */
  resources: readonly string[];
}

/**
 * Takes seats of a start that several people share. `resources` are those of the offer: none where others had seats already.
 * The last of them may have left since it was read, because giving back waits for no lock; the offer is read again then, and
 * holds: only who has the lock of its resources begins a start.
 * @returns null where there is nothing to be had any more
 */
export async function takeShared(
  tx: Tx,
  start: Start,
  resources: readonly string[],
  readOffer: () => Promise<Slot | null>,
): Promise<TakenSeats | null> {
  const seat = await takeSeats(tx, start);
  if (!seat?.first) return seat && { id: seat.id, resources: [] };
  if (resources.length > 0) return { id: seat.id, resources };
  await giveSeatsBack(tx, seat.id, start.people);
  const offer = await readOffer();
  const again = offer && (await takeSeats(tx, start));
  return again && { id: again.id, resources: offer.resources };
}
