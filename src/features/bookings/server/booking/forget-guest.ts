import type { Tx } from '../../../../lib/db/database.ts';
import type { Whose } from '../../../../lib/db/whose-queries.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { comingOf } from './account-queries.ts';
import { ownerBookingMail } from '../emails/booking-mails.ts';
import { ownerWords } from '../emails/guest-messages.ts';
import { findBookingToChange } from './booking-queries.ts';
import { endBooking } from './end-booking.ts';

export { forgetGuest, stopWaiting } from './account-queries.ts';

/** For a deleted account: cancels upcoming bookings, `most` at a time. @returns how many */
export async function cancelComing(
  jobs: Jobs,
  tx: Tx,
  site: Site,
  whose: Whose,
  most: number,
): Promise<number> {
  const coming = await comingOf(tx, whose, most);
  for (const id of coming) {
    const row = await findBookingToChange(tx, id);
    if (!row?.slot_id) continue;
    await endBooking(tx, row, 'cancelled');
    const isOneOfMany = row.series_id !== null && row.series_id !== id;
    if (row.status !== 'held' && !isOneOfMany) {
      await ownerBookingMail(jobs, tx, site, id, 'owner-booking-cancelled', ({ language }) => ({
        guest: ownerWords(language).deletedAccount,
        note: '',
        answers: [],
      }));
    }
  }
  return coming.length;
}
