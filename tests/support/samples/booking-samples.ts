import type { Call } from '../../../src/lib/http/contract.ts';
import { bookingDay, fullStart } from '../booking-marks.ts';
import type { Sample } from './samples.ts';

/** Samples of the calls of services, calendar and bookings. */
export const bookingSamples: Partial<Record<Call, Sample>> = {
  'GET /api/services': { input: () => ({}), foreign: 200 },
  'GET /api/service/{id}': { input: ({ service }) => ({ params: { id: service } }) },
  'POST /api/service': {
    input: ({ mark, resource }) => ({ body: { label: `Service of ${mark}`, needs: [[resource]] } }),
    foreign: 400,
  },
  'PUT /api/service/{id}': {
    input: ({ service, mark }) => ({ params: { id: service }, body: { label: `Renamed ${mark}` } }),
  },
  'PUT /api/services': {
    input: ({ service }) => ({ body: { services: [{ _id: service, published: true }] } }),
  },
  'POST /api/services/delete': {
    input: ({ service }) => ({ body: { services: [service] } }),
    status: { owner: 409 },
  },
  'DELETE /api/service/{id}': {
    input: ({ service }) => ({ params: { id: service } }),
    status: { owner: 409 },
  },
  'GET /api/service/{id}/slots': {
    input: ({ service }) => ({ params: { id: service }, query: { from: bookingDay, to: bookingDay } }),
  },
  'GET /api/service/{id}/next': { input: ({ service }) => ({ params: { id: service } }) },
  'GET /api/service/{id}/series': { input: ({ course }) => ({ params: { id: course } }) },
  'GET /api/service/{id}/full': {
    input: ({ fullService }) => ({
      params: { id: fullService },
      query: { from: bookingDay, to: bookingDay },
    }),
  },
  'POST /api/service/{id}/waiting': {
    input: ({ fullService, host, mark }) => ({
      params: { id: fullService },
      body: { start: fullStart, email: `waits@${host}`, name: mark },
    }),
    once: async ({ one }, who) => ({
      input: {
        params: { id: one.fullService },
        body: { start: fullStart, email: `waits-${who}@${one.host}`, name: one.mark },
      },
    }),
  },
  'GET /api/waiting/{id}': {
    input: ({ waiting }) => ({ params: { id: waiting } }),
    status: { visitor: 404 },
    once: async ({ ask, one }, who) => {
      const reply = await ask({
        host: one.host,
        method: 'POST',
        path: `/api/service/${one.fullService}/waiting`,
        body: { start: fullStart, email: `looks-${who}@${one.host}`, name: one.mark },
        ...(who === 'customer' ? { cookie: one.customer.cookie } : {}),
      });
      return { input: { params: { id: (reply.json() as { _id: string })._id } } };
    },
  },
  'DELETE /api/waiting/{id}': {
    input: ({ waiting }) => ({ params: { id: waiting } }),
    status: { visitor: 404 },
    once: async ({ ask, one }, who) => {
      const reply = await ask({
        host: one.host,
        method: 'POST',
        path: `/api/service/${one.fullService}/waiting`,
        body: { start: fullStart, email: `leaves-${who}@${one.host}`, name: one.mark },
        ...(who === 'customer' ? { cookie: one.customer.cookie } : {}),
      });
      return { input: { params: { id: (reply.json() as { _id: string })._id } } };
    },
  },
  'POST /api/calendar/class/move': {
    input: ({ service }) => ({
      body: {
        service,
        start: `${bookingDay}T09:00:00Z`,
        durationMinutes: 60,
        to: `${bookingDay}T09:00:00Z`,
      },
    }),
  },
  'POST /api/calendar/class/cancel': {
    input: ({ service }) => ({
      body: { service, start: `${bookingDay}T18:00:00Z`, durationMinutes: 60 },
    }),
    status: { owner: 409 },
  },
  'GET /api/calendar/waiting': { input: () => ({ query: { from: bookingDay, to: bookingDay } }) },
  'GET /api/resources': { input: () => ({}) },
  'POST /api/resource': { input: ({ mark }) => ({ body: { name: `Room of ${mark}` } }), foreign: null },
  'PUT /api/resource/{id}': {
    input: ({ resource, mark }) => ({ params: { id: resource }, body: { name: `Other room of ${mark}` } }),
  },
  'DELETE /api/resource/{id}': {
    input: ({ resource }) => ({ params: { id: resource } }),
    status: { owner: 409 },
  },
  'GET /api/calendar/existing-bookings': {
    input: ({ service }) => ({ query: { service, from: bookingDay, to: bookingDay } }),
    foreign: null,
  },
  'GET /api/calendar/blocks': { input: () => ({ query: { from: bookingDay, to: bookingDay } }) },
  'POST /api/calendar/block': {
    input: ({ resource, mark }) => ({
      body: { resource, start: `${bookingDay}T15:00:00Z`, end: `${bookingDay}T16:00:00Z`, note: mark },
    }),
  },
  'GET /api/calendar/entries': { input: () => ({ query: { from: bookingDay, to: bookingDay } }) },
  'GET /api/calendar/search': { input: ({ mark }) => ({ query: { q: mark } }), foreign: 200 },
  'POST /api/booking/{id}/resend': { input: ({ booking }) => ({ params: { id: booking } }) },
  'GET /api/calendar/feed': { input: () => ({}) },
  'POST /api/calendar/feed': { input: () => ({}), foreign: null },
  'DELETE /api/calendar/feed': { input: () => ({}), foreign: null },
  'GET /api/calendar/outside': { input: () => ({}) },
  'POST /api/calendar/outside': {
    input: ({ mark, resource }) => ({
      body: { name: `Phone of ${mark}`, url: `https://127.0.0.1/${mark}.ics`, resource },
    }),
    foreign: 400,
  },
  'POST /api/calendar/outside/{id}/read': {
    input: ({ subscribedCalendar }) => ({ params: { id: subscribedCalendar } }),
  },
  'DELETE /api/calendar/outside/{id}': {
    input: ({ subscribedCalendar }) => ({ params: { id: subscribedCalendar } }),
  },
  'DELETE /api/calendar/block/{id}': { input: ({ block }) => ({ params: { id: block } }) },
  'POST /api/booking': {
    input: ({ service, host, mark }) => ({
      body: { service, start: `${bookingDay}T13:00:00Z`, email: `reader@${host}`, name: mark },
    }),
    once: async ({ one }, who) => ({
      input: {
        body: {
          service: one.service,
          start: `${bookingDay}T${{ visitor: '10', customer: '11', owner: '12' }[who]}:00:00Z`,
          email: `reader@${one.host}`,
          name: one.mark,
        },
      },
    }),
  },
  'GET /api/booking/{id}': {
    input: ({ booking }) => ({ params: { id: booking } }),
    status: { visitor: 404 },
  },
  'PUT /api/booking/{id}': {
    input: ({ booking }) => ({ params: { id: booking }, body: {} }),
    status: { visitor: 404 },
  },
  'GET /api/bookings/user': { input: () => ({}), foreign: 200 },
};
