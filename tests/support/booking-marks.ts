import type { Person, World } from './two-sites.ts';

export interface MarkedBookings {
  service: string;
  resource: string;
  block: string;
  /** A subscribed calendar with a busy time. */
  subscribedCalendar: string;
  /** The customer's. */
  booking: string;
  /** Fully booked at `fullStart`, with a waiting list. */
  fullService: string;
  /** A series that is booked as one. */
  course: string;
  /** The customer's place on its waiting list. */
  waiting: string;
}

interface Site {
  ask: World['ask'];
  own: (method: string, path: string, body: unknown) => Promise<{ _id: string }>;
  host: string;
  mark: string;
  customer: Person;
}

/** A service with its resources, blocked time and a booking, with the mark in each of their texts. */
export async function markBookings({ ask, own, host, mark, customer }: Site): Promise<MarkedBookings> {
  const resource = await own('POST', '/api/resource', { name: `Room of ${mark}` });
  const service = await own('POST', '/api/service', serviceOf(mark, resource._id));
  const block = await own('POST', '/api/calendar/block', {
    resource: resource._id,
    start: '2036-01-01T10:00:00Z',
    end: '2036-01-01T12:00:00Z',
    note: `Away ${mark}`,
  });
  const subscribed = await own('POST', '/api/calendar/outside', {
    name: `Calendar of ${mark}`,
    // Never requested, because the address is internal.
    url: `https://127.0.0.1/${mark}.ics`,
    resource: resource._id,
  });
  const booked = await ask({
    host,
    method: 'POST',
    path: '/api/booking',
    cookie: customer.cookie,
    body: {
      service: service._id,
      start: `${bookingDay}T09:00:00Z`,
      email: customer.email,
      name: `Guest of ${mark}`,
      phone: `Phone ${mark}`,
      note: `Note ${mark}`,
      answers: { level: `Answer ${mark}` },
    },
  });
  if (booked.status !== 201) throw new Error(booked.text);
  const booking = (booked.json() as { _id: string })._id;
  await own('PUT', `/api/booking/${booking}`, { ownerNote: `Seen by ${mark}` });
  const full = await own('POST', '/api/service', {
    ...serviceOf(mark, resource._id),
    label: `Class of ${mark}`,
    needs: [],
    waitingList: true,
  });
  const asGuest = async (path: string, body: object) => {
    const reply = await ask({ host, method: 'POST', path, cookie: customer.cookie, body });
    if (reply.status !== 201) throw new Error(reply.text);
    return (reply.json() as { _id: string })._id;
  };
  const person = { email: customer.email, name: `Guest of ${mark}`, phone: `Phone ${mark}` };
  await asGuest('/api/booking', { service: full._id, start: fullStart, ...person });
  const waiting = await asGuest(`/api/service/${full._id}/waiting`, { start: fullStart, ...person });
  const course = await own('POST', '/api/service', {
    ...serviceOf(mark, resource._id),
    label: `Course of ${mark}`,
    needs: [],
    sessions: ['09:00', '12:00'].map((time) => ({ date: bookingDay, time })),
    wholeSeries: true,
  });
  const ids = {
    course: course._id,
    service: service._id,
    resource: resource._id,
    block: block._id,
    subscribedCalendar: subscribed._id,
    booking,
  };
  return { ...ids, fullService: full._id, waiting };
}

/** A day, `2026-03-14`, on which the sites' services can be booked from 9 to 18 o'clock UTC. */
export const bookingDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export const fullStart = `${bookingDay}T09:00:00.000Z`;

const serviceOf = (mark: string, resource: string) => ({
  label: `Lesson of ${mark}`,
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: mark }] }] },
  image: { src: `/demo/${mark}.svg`, alt: mark },
  location: `Room of ${mark}`,
  needs: [[resource]],
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
  questions: [{ id: 'level', label: `Level at ${mark}`, kind: 'text', required: false }],
  published: true,
});
