import { localeIn } from '../../../../lib/messages/languages.ts';
import { formatMoney, fromMinor } from '../../../../lib/values/money.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { refundReference } from '../../../orders/server/index.ts';
import { guestMail } from '../emails/booking-mails.ts';
import type { BookingRow } from './booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { type CountBookingEmails, noEmailsDue, tellGuestChange } from '../emails/emails-due.ts';
import { endBooking } from './end-booking.ts';
import { endDate } from '../series/end-series.ts';
import { staffWords } from '../staff-words.ts';

/** Cancels one date of a series booked as one, without a refund. The caller has locked the booking. */
export async function cancelDate(
  services: BookingServices,
  tx: Tx,
  request: SiteRequest,
  row: BookingRow,
): Promise<void> {
  const { site } = request;
  const ended = await endDate(tx, row.series_id ?? row.id, row.id);
  if (ended === null) throw conflict(staffWords().lastDateOfBooking);
  if (row.status !== 'held') await guestMail(services.jobs, tx, site, ended, 'booking-cancelled');
}

/**
 * Cancels a booking. What was paid for it is refunded, unless the owner decides otherwise. The caller has locked the order,
 * if there is one, and then the booking.
 */
export async function cancel(
  services: BookingServices,
  tx: Tx,
  { site, by }: SiteRequest,
  row: BookingRow,
  { refund, emailsDue }: { refund: boolean; emailsDue?: CountBookingEmails },
): Promise<void> {
  const byOwner = by?.owner ?? false;
  // A guest who has already attended does not get a full refund automatically: the owner decides.
  const begun = row.dates?.some(({ start }) => Date.parse(start) <= Date.now()) ?? false;
  await endBooking(tx, row, 'cancelled');
  // Nobody was notified of a hold.
  if (row.status === 'held') return;
  const gaveBack =
    refund && row.order_id && (byOwner || !begun)
      ? await refundReference(services.orders, tx, site, row.order_id, row.id, {
          actor: byOwner ? 'owner' : 'buyer',
          by: by?.accountId ?? null,
          reason: `${row.label} was cancelled.`,
        })
      : false;
  const kind = byOwner && row.status === 'pending' ? 'booking-declined' : 'booking-cancelled';
  const values = {
    refund: gaveBack
      ? formatMoney(fromMinor(row.to_pay), row.currency, localeIn(row.language, row.locale))
      : '',
  };
  if (byOwner || !emailsDue) {
    await guestMail(services.jobs, tx, site, row.id, kind, { values });
    return;
  }
  const change = { id: row.id, guest: kind, guestValues: values, owner: 'owner-booking-cancelled' } as const;
  // A cancellation with a refund is emailed immediately.
  const due = gaveBack ? noEmailsDue : await emailsDue(site.id, row.email);
  await tellGuestChange(services, tx, site, change, due);
}
