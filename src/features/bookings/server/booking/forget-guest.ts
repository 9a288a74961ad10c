import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { comingOf, forgetGuest as forget } from './account-queries.ts';
import { ownerBookingMail } from '../emails/booking-mails.ts';
import { findBookingToChange } from './booking-queries.ts';
import { endBooking } from './end-booking.ts';

/** Somebody's account is deleted: what is still to come is cancelled, and who they were is forgotten. */
export async function forgetGuest(
  jobs: Jobs,
  tx: Tx,
  site: Site,
  accountId: string | null,
  email: string | null,
): Promise<void> {
  for (const id of await comingOf(tx, accountId, email)) {
    const row = await findBookingToChange(tx, id);
    if (!row?.slot_id) continue;
    await endBooking(tx, row, 'cancelled');
    const isOneOfMany = row.series_id !== null && row.series_id !== id;
    if (row.status !== 'held' && !isOneOfMany) {
      const guest = 'Deleted account';
      await ownerBookingMail(jobs, tx, site, id, 'owner-booking-cancelled', { guest, note: '', answers: [] });
    }
  }
  await forget(tx, accountId, email);
}
