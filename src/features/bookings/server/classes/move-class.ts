import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { type MailOrder, queueMails } from '../../../emails/server/index.ts';
import type { bookingsContract } from '../../contract.ts';
import { occupiedBy, slotAt } from '../../free-slots.ts';
import { dateAt, minutesOf, timeAt, WallDay } from '../../wall-clock.ts';
import { asConflict } from '../booking/book.ts';
import { guestLetter } from '../emails/booking-mails.ts';
import { findBooking } from '../booking/booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { freeResources, lockPeopleOf, moveStart, type Start } from '../availability/class-queries.ts';
import { newBookingKey } from '../booking/key-queries.ts';
import { offerFreedNow } from '../waiting-list/offer-freed.ts';
import { endOverdueHolds } from '../waiting-list/pass-on.ts';
import { findService, type ServiceRow, updateService } from '../services/service-queries.ts';
import { readTaken, rulesOf } from '../availability/slot-rules.ts';
import { lockResources, occupy, resourcesOf } from '../availability/taken-queries.ts';
import { serviceInWords } from '../translations/service-name-queries.ts';
import { movedLetter } from '../waiting-list/waiting-mails.ts';
import type { WaitingRow } from '../waiting-list/waiting-queries.ts';
import { staffWords } from '../staff-words.ts';

type Calls = 'POST /api/calendar/class/move';

export const classHandlers = (services: BookingServices): Pick<Handlers<typeof bookingsContract>, Calls> => ({
  'POST /api/calendar/class/move': async ({ site, db }, { body }) => {
    const reply = await asConflict(() =>
      db(async (tx) => {
        const from = new Date(body.start);
        const to = new Date(body.to);
        const service = await findService(tx, body.service);
        if (!service) throw notFound(staffWords().serviceGone);
        const start = { serviceId: service.id, startAt: from, durationMinutes: body.durationMinutes };
        const moved = await moveClass(tx, service, start, to);
        const letters: MailOrder[] = [];
        for (const id of moved.booked) {
          const row = await findBooking(tx, id);
          const key = row?.email ? await newBookingKey(tx, row.series_id ?? id) : '';
          if (row && key) letters.push(...(await guestLetter(tx, site, row, 'booking-moved', key)));
        }
        // The current service, with its single dates moved.
        const now = (await findService(tx, service.id)) ?? service;
        for (const row of moved.waiting)
          letters.push(movedLetter(site, await serviceInWords(tx, now, row.language), row));
        await queueMails(tx, services.jobs, site, letters);
        return { moved: moved.booked.length };
      }),
    );
    await offerFreedNow(services, site.id);
    return reply;
  },
});

/** Moves everyone at a start, or nothing. The owner is limited by busy times only. @returns the bookings, and the waiting list */
async function moveClass(
  tx: Tx,
  service: ServiceRow,
  start: Start,
  to: Date,
): Promise<{ booked: string[]; waiting: WaitingRow[] }> {
  if (start.startAt.getTime() === to.getTime()) return { booked: [], waiting: [] };
  const rules = rulesOf(service, start.durationMinutes);
  // Bookings before resources, as everywhere: a change of one of them holds it already.
  const people = await lockPeopleOf(tx, start);
  const [slotId, ...others] = [...new Set(people.map(({ slot_id: slot }) => slot))];
  if (slotId === undefined || others.length > 0) throw conflict(staffWords().nobodyBookedAnyMore);
  const held = await resourcesOf(tx, slotId);
  await lockResources(tx, [...rules.needs.flat(), ...held]);
  await endOverdueHolds(tx);
  const now = await lockPeopleOf(tx, start);
  if (now.length === 0) throw conflict(staffWords().nobodyBookedAnyMore);
  if (now.some(({ status }) => status === 'held')) throw conflict(staffWords().someoneIsPaying);
  await freeResources(tx, slotId);
  const at = to.getTime();
  const taken = await readTaken(tx, service, rules, { from: at, to: at });
  if (taken.seats.has(at)) throw conflict(staffWords().takesPlaceThen);
  const slot = slotAt(rules, taken, at);
  if (!slot) throw conflict(staffWords().resourcesNotAvailable);
  const waiting = await moveStart(tx, slotId, start, to);
  const occupied = occupiedBy(rules, at);
  await occupy(tx, slotId, slot.resources, {
    from: new Date(occupied.start),
    to: new Date(occupied.end),
  });
  await moveSession(tx, service, start.startAt, to);
  return { booked: now.map(({ id }) => id), waiting };
}

/** Index of the single date at a start; -1 if there is none. */
export const sessionAt = (
  { timezone, sessions }: Pick<ServiceRow, 'timezone' | 'sessions'>,
  start: Date,
): number =>
  sessions.findIndex(
    ({ date, time }) => new WallDay(date, timezone).instant(minutesOf(time)) === start.getTime(),
  );

/** Moves a single date of the service too, which would otherwise be offered at its former time again. */
async function moveSession(tx: Tx, service: ServiceRow, from: Date, to: Date) {
  const { timezone, sessions } = service;
  const found = sessionAt(service, from);
  if (found === -1) return;
  const session = { date: dateAt(to.getTime(), timezone), time: timeAt(to.getTime(), timezone) };
  const next = JSON.stringify(sessions.with(found, session));
  await updateService(tx, service.id, { sessions: next }, undefined);
}
