import type { Tx } from '../../../../lib/db/database.ts';
import { Refusal } from '../../../../lib/errors.ts';
import { type GivenUp, passOn } from './pass-on.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { takeSlot } from '../booking/take-slot.ts';
import { isEnough } from './waiting-queries.ts';

/**
 * Offers the former time of a rescheduled booking to the waiting list, if it is still available: the new time takes
 * precedence and may overlap it. The caller has locked the resources.
 */
export async function offerAgain(tx: Tx, service: ServiceRow, place: Omit<GivenUp, 'slotId'>): Promise<void> {
  if (!(await isEnough(tx, place))) return;
  const { startAt: start, durationMinutes, people } = place;
  try {
    const slotId = await takeSlot(tx, { service, start, durationMinutes, people, byOwner: true });
    await passOn(tx, { ...place, slotId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
