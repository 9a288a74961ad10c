import type { Tx } from '../../../../lib/db/database.ts';
import type { Slot } from '../../free-slots.ts';
import { giveSeatsBack, takeSeats, type Start } from '../availability/taken-queries.ts';

interface TakenSeats {
  id: string;
  /** Resources still to be occupied; empty if the start holds them already. */
  resources: readonly string[];
}

/**
 * Takes seats of a start that several people share. `resources` are those of the offer: empty if it had bookings already.
 * The last of those may have left since, because cancelling takes no lock; the offer is then read again, and is
 * final: a start can only be created under the lock of its resources.
 * @returns null if nothing is left
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
