import { expect } from 'vitest';
import type { Booking, OfferedSlot } from '../../src/features/bookings/contract.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { bookingInvariants } from '../../src/features/bookings/server/index.ts';
import { visitorAddress } from './http.ts';
import { expectInvariants } from './oracle.ts';
import { callsOn } from './site-calls.ts';
import { twoSites } from './two-sites.ts';

/** A Wednesday next summer, far from any clock change; London is an hour ahead of UTC. */
export const year = new Date().getFullYear() + 1;
export const day = `${year}-06-16`;
export const at = (time: string, date = day) => new Date(`${date}T${time}:00+01:00`).toISOString();

const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '17:00' }));

export async function bookingWorld() {
  const world = await twoSites({ TRUST_PROXY: 'loopback' });
  const calls = callsOn(world, world.one);
  let people = 0;
  /** A new guest books, from another network unless `from` names one. */
  const book = (
    service: { _id: string },
    start: string,
    more: Record<string, unknown> = {},
    from = visitorAddress(++people),
  ) =>
    world.ask({
      host: world.one.host,
      method: 'POST',
      path: '/api/booking',
      headers: { 'x-forwarded-for': from },
      body: {
        service: service._id,
        start,
        email: `guest-${people}@guests.test`,
        name: `Guest ${people}`,
        ...more,
      },
    });
  const slots = async (service: { _id: string }, from = day, to = from, more = '') => {
    const reply = await calls.visitor(
      'GET',
      `/api/service/${service._id}/slots?from=${from}&to=${to}${more}`,
    );
    expect(reply.status, reply.text).toBe(200);
    return reply.json() as OfferedSlot[];
  };
  return {
    ...world,
    calls,
    service: (fields: Record<string, unknown> = {}) =>
      calls.done<Service>('POST', '/api/service', {
        label: 'Lesson',
        hours: daily,
        horizonDays: 730,
        published: true,
        ...fields,
      }),
    resource: async (name: string) =>
      (await calls.done<{ _id: string }>('POST', '/api/resource', { name }))._id,
    book,
    /** The same, for bookings that must succeed. */
    booked: async (...booking: Parameters<typeof book>) => {
      const reply = await book(...booking);
      expect(reply.status, reply.text).toBe(201);
      return reply.json() as Booking;
    },
    slots,
    /** Checks the invariants of bookings. */
    expectInvariants: () => expectInvariants(world.admin, { site: world.one.id, of: bookingInvariants }),
    /** The available times on `day`. */
    starts: async (service: { _id: string }) => (await slots(service)).map(({ start }) => start),
    /** With the booking's key. */
    change: (booking: Booking, body: Record<string, unknown>) =>
      world.ask({
        host: world.one.host,
        method: 'PUT',
        path: `/api/booking/${booking._id}`,
        body,
        headers: { 'x-booking-key': booking.accessKey ?? '' },
      }),
  };
}
export type BookingWorld = Awaited<ReturnType<typeof bookingWorld>>;
