import { conflict, forbidden, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { lockOrder } from '../../../orders/server/index.ts';
import { spanAt } from '../../booking-labels.ts';
import type { bookingsContract } from '../../contract.ts';
import type { CountMove } from './book-limits.ts';
import { asConflict } from './book.ts';
import { guestMail } from '../emails/booking-mails.ts';
import {
  type BookingRow,
  changeBooking,
  findBooking,
  findBookingToChange,
  listOfAccount,
} from './booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { cancel, cancelDate } from './cancel-booking.ts';
import { type CountBookingEmails, type GuestChange, tellGuestChange } from '../emails/emails-due.ts';
import { settleHold } from './end-booking.ts';
import { opensBooking } from './key-queries.ts';
import { offerAgain } from '../waiting-list/offer-again.ts';
import { offerFreedNow } from '../waiting-list/offer-freed.ts';
import { cancelEnd, endOf, moveEnd, presentAll, presentTo } from './present-booking.ts';
import { settleDates } from '../series/series-queries.ts';
import { findService } from '../services/service-queries.ts';
import { takeSlot } from './take-slot.ts';
import { giveSeatsBack, resourcesOf } from '../availability/taken-queries.ts';
import { say } from './say.ts';
import { staffWords } from '../staff-words.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

export const changeBookingHandlers = (
  services: BookingServices,
  emailsDue: CountBookingEmails,
  countMove: CountMove,
): Pick<BookingHandlers, 'GET /api/booking/{id}' | 'PUT /api/booking/{id}' | 'GET /api/bookings/user'> => ({
  'GET /api/booking/{id}': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const row = await findBooking(tx, id);
      if (!row || !mayOpen(request, row)) throw notFound(say().noBooking);
      return presentTo(tx, row, request.by?.owner ?? false);
    }),

  'PUT /api/booking/{id}': async (request, { params: { id }, body }) => {
    const reply = await asConflict(() =>
      request.db(async (tx) => {
        const byOwner = request.by?.owner ?? false;
        const { start, status, ownerNote, noShow, refund, dateOnly, version } = body;
        // An order is always locked before its bookings.
        const known = await findBooking(tx, id);
        if (status === 'cancelled' && known?.order_id) await lockOrder(tx, known.order_id);
        // And in a series, the booking itself before its dates.
        const isOneOfMany = known?.series_id != null && known.series_id !== id;
        if (isOneOfMany) await findBookingToChange(tx, known.series_id as string);
        const row = await findBookingToChange(tx, id);
        if (!row || !mayOpen(request, row)) throw notFound(say().noBooking);
        if (version !== undefined && version !== row.version)
          throw staleVersion('booking', await presentTo(tx, row, byOwner));
        const takes = status === 'confirmed' && row.offered;
        if (
          !byOwner &&
          ((status === 'confirmed' && !takes) ||
            isOneOfMany ||
            (row.series_id !== null && start !== undefined) ||
            [ownerNote, noShow, refund, dateOnly].some((value) => value !== undefined))
        )
          throw forbidden(say().ownerOnly);
        if (start !== undefined || status === 'cancelled')
          refuseTooLate(row, byOwner, status === 'cancelled' ? 'cancel' : 'move');
        if (isOneOfMany && status === 'confirmed') throw conflict(staffWords().courseConfirmedTogether);
        if (status === 'cancelled' && row.series_id && (isOneOfMany || dateOnly))
          await cancelDate(services, tx, request, row);
        else if (status === 'cancelled')
          await cancel(services, tx, request, row, { refund: refund ?? true, emailsDue });
        else if (start !== undefined)
          await move(services, tx, request, row, { start: new Date(start), emailsDue, countMove });
        if (takes) await takeOffer(services, tx, request, row, emailsDue);
        else if (status === 'confirmed') await confirm(services, tx, request, row);
        if (ownerNote !== undefined || noShow !== undefined)
          await changeBooking(tx, id, {
            ...(ownerNote === undefined ? {} : { owner_note: ownerNote }),
            ...(noShow === undefined ? {} : { no_show: noShow }),
          });
        const changed = await findBooking(tx, id);
        if (!changed) throw notFound(say().noBooking);
        return presentTo(tx, changed, byOwner);
      }),
    );
    if (body.start !== undefined || body.status === 'cancelled')
      await offerFreedNow(services, request.site.id);
    return reply;
  },

  'GET /api/bookings/user': async (request, { query }) => {
    const { accountId } = request.by;
    return request.db(async (tx) => {
      const rows = await listOfAccount(tx, accountId, { ...query, limit: query.limit + 1 });
      return presentAll(
        tx,
        nextPage(request, '/api/bookings/user', query, rows, ({ id }) => id),
      );
    });
  },
});

/** Its owner, its account, and anyone with one of its keys. For everyone else it does not exist. */
export function mayOpen(
  request: Pick<SiteRequest, 'by' | 'header'>,
  row: BookingRow,
  linkKey?: string,
): boolean {
  if (request.by?.owner) return true;
  if (request.by && row.account_id === request.by.accountId) return true;
  const key = linkKey ?? request.header('x-booking-key');
  return key !== undefined && opensBooking(row, key);
}

function refuseTooLate(row: BookingRow, byOwner: boolean, what: 'cancel' | 'move'): void {
  if (row.status === 'cancelled' || row.status === 'expired') throw conflict(say().isPast);
  const until = what === 'cancel' ? cancelEnd(row) : moveEnd(row);
  // Giving up a hold costs nothing.
  if (!byOwner && row.status !== 'held' && until.getTime() < Date.now())
    throw conflict(say().tooLateToChange({ what }));
}

async function move(
  services: BookingServices,
  tx: Tx,
  request: SiteRequest,
  row: BookingRow,
  { start, emailsDue, countMove }: { start: Date; emailsDue: CountBookingEmails; countMove: CountMove },
): Promise<void> {
  const { site, by } = request;
  const byOwner = by?.owner ?? false;
  const service = await findService(tx, row.service_id);
  const old = row.slot_id;
  if (!service || !old) throw conflict(say().isPast);
  if (row.offered) throw conflict(say().thisTimeOnly);
  if (start.getTime() === row.start_at.getTime()) return;
  if (row.series_id && row.status !== 'confirmed') throw conflict(say().onceConfirmed);
  if (!byOwner) await countMove(site.id, row);
  const slot = await takeSlot(
    tx,
    { service, start, durationMinutes: row.duration_minutes, people: row.people, byOwner },
    {
      resources: await resourcesOf(tx, old),
      release: () => giveSeatsBack(tx, old, row.people),
    },
  );
  await changeBooking(tx, row.id, { slot_id: slot, start_at: start });
  const place = {
    serviceId: row.service_id,
    startAt: row.start_at,
    durationMinutes: row.duration_minutes,
    people: row.people,
  };
  if (!service.whole_series) await offerAgain(tx, service, place);
  if (row.status === 'held') return;
  if (byOwner) {
    await guestMail(services.jobs, tx, site, row.id, 'booking-moved');
    return;
  }
  const change: GuestChange = {
    id: row.id,
    guest: 'booking-moved',
    owner: 'owner-booking-moved',
    ownerValues: ({ locale }) => ({ before: spanAt(row.start_at, endOf(row), row.timezone, locale) }),
  };
  await tellGuestChange(services, tx, site, change, await emailsDue(site.id, row.email));
}

async function confirm(
  services: BookingServices,
  tx: Tx,
  { site }: SiteRequest,
  row: BookingRow,
): Promise<void> {
  if (row.status === 'confirmed') return;
  if (row.status !== 'pending') throw conflict(staffWords().onlyPendingConfirmed);
  if (row.series_id) await settleDates(tx, row.id, 'pending', 'confirmed');
  else await changeBooking(tx, row.id, { status: 'confirmed' });
  await guestMail(services.jobs, tx, site, row.id, 'booking-confirmed');
}

/** A guest from the waiting list accepts the held place. One with payment is accepted by paying. */
async function takeOffer(
  services: BookingServices,
  tx: Tx,
  { site }: SiteRequest,
  row: BookingRow,
  emailsDue: CountBookingEmails,
): Promise<void> {
  if (row.status !== 'held' || (row.held_until?.getTime() ?? 0) <= Date.now())
    throw conflict(say().offerOver);
  if (row.to_pay > 0) throw conflict(say().payToConfirm);
  const status = await settleHold(tx, row);
  const guest = status === 'pending' ? 'booking-requested' : 'booking-confirmed';
  const change = { id: row.id, guest, owner: 'owner-new-booking' } as const;
  await tellGuestChange(services, tx, site, change, await emailsDue(site.id, row.email));
}
