import { conflict, forbidden, notFound, staleVersion } from '../../../lib/errors.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { hashToken } from '../../../lib/http/session-cookie.ts';
import type { bookingsContract } from '../contract.ts';
import { asConflict } from './book.ts';
import {
  type BookingRow,
  changeBooking,
  findBooking,
  findBookingToChange,
  listOfAccount,
} from './booking-queries.ts';
import { changeableUntil, presentBooking } from './present-booking.ts';
import { findService } from './service-queries.ts';
import { takeSlot } from './take-slot.ts';
import { endOverdueHolds, giveSeatBack, resourcesOf } from './taken-queries.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

export const changeBookingHandlers = (): Pick<
  BookingHandlers,
  'GET /api/booking/{id}' | 'PUT /api/booking/{id}' | 'GET /api/bookings/user'
> => ({
  'GET /api/booking/{id}': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const row = await findBooking(tx, request.site.id, id);
      if (!row || !mayOpen(request, row)) throw notFound();
      return presentBooking(row, request.by?.owner ?? false);
    }),

  'PUT /api/booking/{id}': (request, { params: { id }, body }) =>
    asConflict(() =>
      request.db(async (tx) => {
        const { id: site } = request.site;
        const byOwner = request.by?.owner ?? false;
        const row = await findBookingToChange(tx, site, id);
        if (!row || !mayOpen(request, row)) throw notFound();
        const { start, status, ownerNote, noShow, version } = body;
        if (version !== undefined && version !== row.version)
          throw staleVersion('booking', presentBooking(row, byOwner));
        if (!byOwner && (ownerNote !== undefined || noShow !== undefined || status === 'confirmed'))
          throw forbidden('Only the owner of the site may do that.');
        if (start !== undefined || status === 'cancelled') refuseTooLate(row, byOwner);
        if (status === 'cancelled') await cancel(tx, site, row);
        else if (start !== undefined) await move(tx, site, row, new Date(start), byOwner);
        if (status === 'confirmed') await confirm(tx, site, row);
        if (ownerNote !== undefined || noShow !== undefined)
          await changeBooking(tx, site, id, {
            ...(ownerNote === undefined ? {} : { owner_note: ownerNote }),
            ...(noShow === undefined ? {} : { no_show: noShow }),
          });
        const changed = await findBooking(tx, site, id);
        if (!changed) throw notFound();
        return presentBooking(changed, byOwner);
      }),
    ),

  'GET /api/bookings/user': async (request, { query }) => {
    const { accountId } = request.by;
    const rows = await request.db((tx) =>
      listOfAccount(tx, request.site.id, accountId, { ...query, limit: query.limit + 1 }),
    );
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    if (last && rows.length > shown.length)
      request.headers.set('link', `</api/bookings/user?limit=${query.limit}&after=${last.id}>; rel="next"`);
    return shown.map((row) => presentBooking(row, false));
  },
});

/** Its owner, its account, and whoever holds its key. For everybody else it does not exist. */
function mayOpen(request: SiteRequest, row: BookingRow): boolean {
  if (request.by?.owner) return true;
  if (request.by && row.account_id === request.by.accountId) return true;
  const key = request.header('x-booking-key');
  return key !== undefined && hashToken(key).equals(row.key_hash);
}

function refuseTooLate(row: BookingRow, byOwner: boolean): void {
  if (row.status === 'cancelled' || row.status === 'expired')
    throw conflict('This booking is over already.', presentBooking(row, byOwner));
  if (!byOwner && changeableUntil(row).getTime() < Date.now())
    throw conflict(
      'It is too late to change this booking here. Please write to us.',
      presentBooking(row, false),
    );
}

async function cancel(tx: Tx, websiteId: string, row: BookingRow): Promise<void> {
  const slot = row.slot_id;
  await changeBooking(tx, websiteId, row.id, { status: 'cancelled', slot_id: null, held_until: null });
  if (slot) await giveSeatBack(tx, websiteId, slot);
}

async function move(
  tx: Tx,
  websiteId: string,
  row: BookingRow,
  start: Date,
  byOwner: boolean,
): Promise<void> {
  const service = await findService(tx, websiteId, row.service_id);
  const old = row.slot_id;
  if (!service || !old) throw conflict('This booking is over already.', presentBooking(row, byOwner));
  if (start.getTime() === row.start_at.getTime()) return;
  const slot = await takeSlot(
    tx,
    websiteId,
    { service, start, durationMinutes: row.duration_minutes, byOwner },
    {
      resources: await resourcesOf(tx, websiteId, old),
      release: () => giveSeatBack(tx, websiteId, old),
    },
  );
  await changeBooking(tx, websiteId, row.id, { slot_id: slot, start_at: start });
}

async function confirm(tx: Tx, websiteId: string, row: BookingRow): Promise<void> {
  if (row.status === 'confirmed') return;
  if (row.status !== 'pending')
    throw conflict('Only a request that waits for your answer can be confirmed.', presentBooking(row, true));
  await endOverdueHolds(tx, websiteId);
  await changeBooking(tx, websiteId, row.id, { status: 'confirmed' });
}
