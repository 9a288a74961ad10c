import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { askedLanguage as language } from '../../lib/translations/texts.ts';
import { day, id, idParams, instant, line, ownEmail, paging, version } from '../../lib/values/shapes.ts';
import { newService, resource, service, serviceChange } from './service-shapes.ts';
import { MOST_BETWEEN_DATES, mostOfSite } from '../../lib/work/limit-table.ts';

export const MOST_DAYS = 62;

const slot = z.object({
  start: instant,
  end: instant,
  /** Seats. */
  left: z.int(),
});
export type OfferedSlot = z.output<typeof slot>;

/**
 * `held`: payment pending. `pending`: waits for the owner's approval. `expired`: was held and not paid in time. All except the last
 * two occupy their time.
 */
export const bookingStatus = z.enum(['held', 'pending', 'confirmed', 'cancelled', 'expired']);
export type BookingStatus = z.output<typeof bookingStatus>;

const booking = z.object({
  _id: id,
  service: id,
  label: z.string(),
  /** The current location of the service. */
  location: z.string(),
  start: instant,
  end: instant,
  durationMinutes: z.int(),
  status: bookingStatus,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The guest's language, in which emails about it are written; null for the site's. */
  language: z.string().nullable(),
  /** Number of seats. */
  people: z.int(),
  note: z.string(),
  answers: z.record(z.string(), z.string()),
  /** For all of its people. */
  price: z.number(),
  /** The part paid in checkout; the rest of the price is paid on the day. */
  toPay: z.number(),
  /** The order that pays for it. */
  order: id.nullable(),
  /** While it is held: the deadline for payment, or for accepting a freed place. */
  heldUntil: instant.nullable(),
  /** A freed place offered from the waiting list: accepted with `status: "confirmed"`, or by paying. */
  offered: z.boolean(),
  timezone: z.string(),
  /** The booking of the whole series: itself, or the one that this date belongs to. */
  series: id.nullable(),
  /** Each date of the whole series. */
  dates: z.array(z.object({ _id: id, start: instant, end: instant, status: bookingStatus })).optional(),
  /** Until when the guest may cancel it. */
  changeableUntil: instant,
  /** Until when the guest may reschedule it. */
  movableUntil: instant,
  createdAt: instant,
  version,
  /** Once, in the reply to the booking: grants access without an account. */
  accessKey: z.string().optional(),
  /** Once, with it: grants access to the order that pays for it. */
  orderKey: z.string().optional(),
  /** Owner only. */
  ownerNote: z.string().optional(),
  noShow: z.boolean().optional(),
});
export type Booking = z.output<typeof booking>;

/** Blocked time. */
const block = z.object({
  _id: id,
  /** Null for all resources. */
  resource: id.nullable(),
  start: instant,
  end: instant,
  note: z.string(),
});
export type Block = z.output<typeof block>;

/** A name of the IANA database, such as `Europe/Oslo`. */
const timezone = z
  .string()
  .regex(/^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter a time zone like Europe/Oslo.')
  .max(60);
const answers = z.record(z.string().max(40), z.string().max(2000, 'At most 2000 characters.'));
const person = {
  email: ownEmail,
  name: line('your name', 120),
  phone: line('a phone number', 40, 0).optional(),
  note: z.string().trim().max(2000, 'At most 2000 characters.').optional(),
  answers: answers.optional(),
  /** The guest's zone, which emails show beside the site's. */
  timezone: timezone.optional(),
};

const duration = z.int().min(5).max(10_080);
/** Default 1. */
const people = z.int('Enter a whole number.').min(1, 'At least 1.').max(1000, 'At most 1000.').optional();
const waiting = z.object({
  _id: id,
  service: id,
  start: instant,
  durationMinutes: z.int(),
  status: z.enum(['waiting', 'offered', 'taken', 'passed', 'left']),
  name: z.string(),
  email: z.string(),
  label: z.string(),
  timezone: z.string(),
  /** Seats wanted. */
  people: z.int(),
  /** The number of dates: more than one for a series booked as one, which begins at `start`. */
  dates: z.int(),
  /** Once: lets the guest leave the list without an account. */
  accessKey: z.string().optional(),
});
export type Waiting = z.output<typeof waiting>;

const series = z.object({
  dates: z.array(z.object({ start: instant, end: instant, included: z.boolean() })),
  /** `soon` and `far`: outside the booking window. */
  state: z.enum(['open', 'full', 'begun', 'soon', 'far', 'over']),
  /** Seats left at each date. */
  left: z.int(),
  /** The price of all included dates. */
  price: z.number(),
});
export type ShownSeries = z.output<typeof series>;

const span = { from: day, to: day };
/** A number in the query. */
const queried = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional();

export const bookingsContract = contract({
  'GET /api/services': {
    summary: 'Bookable services; all services for the owner',
    who: 'visitor',
    area: 'services',
    query: z.strictObject({ language, ...paging }),
    reply: z.array(service),
  },
  'GET /api/service/{id}': {
    summary: 'A service, by id or address',
    who: 'visitor',
    area: 'services',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    query: z.strictObject({ language }),
    reply: service,
  },
  'POST /api/service': {
    act: { word: 'service-added', keep: ['price'] },
    summary: 'Add a service',
    who: 'owner',
    area: 'services',
    body: newService,
    reply: service,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/service/{id}': {
    act: { word: 'service-changed', named: 'services.label', keep: ['price', 'published'] },
    summary: 'Change a service',
    who: 'owner',
    area: 'services',
    params: idParams,
    body: serviceChange,
    reply: service,
    refusals: { conflict: {}, 'address-taken': {}, 'stale-version': { current: service } },
  },
  'DELETE /api/service/{id}': {
    act: { word: 'service-deleted', named: 'services.label' },
    summary: 'Delete a service without future bookings',
    who: 'owner',
    area: 'services',
    params: idParams,
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/service/{id}/slots': {
    summary: `Available slots between two dates in the site's time zone, at most ${MOST_DAYS} days`,
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    query: z.strictObject({ ...span, duration: queried(5, 10_080), people: queried(1, 1000) }),
    reply: z.array(slot).max(20_000),
  },
  'GET /api/service/{id}/next': {
    summary: 'The next available slot, or null',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    query: z.strictObject({ duration: queried(5, 10_080), people: queried(1, 1000) }),
    reply: slot.nullable(),
  },
  'GET /api/service/{id}/series': {
    summary: 'The dates of a course booked as a whole, and whether it can be booked',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    reply: series,
  },
  'GET /api/service/{id}/full': {
    summary: 'Full start times with a waiting list',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    query: z.strictObject({ ...span, duration: queried(5, 10_080), people: queried(1, 1000) }),
    reply: z.array(z.object({ start: instant, end: instant })).max(20_000),
  },
  'POST /api/service/{id}/waiting': {
    summary: 'Join the waiting list for a full start time',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    body: z.strictObject({
      start: instant,
      durationMinutes: duration.optional(),
      people,
      email: person.email,
      name: person.name,
      phone: person.phone,
      timezone: person.timezone,
    }),
    reply: waiting,
    status: 201,
    refusals: { conflict: {} },
  },
  'GET /api/waiting/{id}': {
    summary: 'A waiting list entry, by its key (`x-booking-key`), its account or the owner',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    reply: waiting,
  },
  'DELETE /api/waiting/{id}': {
    summary: 'Leave the waiting list, by the key (`x-booking-key`), the account or the owner',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    reply: null,
  },
  'POST /api/calendar/class/move': {
    summary: 'Reschedule a class with all its bookings; each guest is told by email',
    who: 'owner',
    area: 'bookings',
    body: z.strictObject({ service: id, start: instant, durationMinutes: duration, to: instant }),
    reply: z.object({ moved: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/calendar/class/cancel': {
    summary:
      'Cancel a class with all its bookings; each guest is told, and payments for it alone are refunded',
    who: 'owner',
    area: 'bookings',
    body: z.strictObject({ service: id, start: instant, durationMinutes: duration }),
    reply: z.object({ cancelled: z.int() }),
    refusals: { conflict: {} },
  },
  'GET /api/calendar/waiting': {
    summary: 'Waiting list entries between two dates',
    who: 'owner',
    area: 'bookings',
    query: z.strictObject(span),
    reply: z.array(waiting).max(MOST_BETWEEN_DATES),
  },
  'GET /api/resources': {
    summary: 'Staff, rooms and equipment that services need',
    who: 'owner',
    area: 'services',
    reply: z.array(resource).max(mostOfSite.resources),
  },
  'POST /api/resource': {
    summary: 'Add a staff member, room or piece of equipment',
    who: 'owner',
    area: 'services',
    body: z.strictObject({ name: line('a name', 80) }),
    reply: resource,
    status: 201,
  },
  'PUT /api/resource/{id}': {
    summary: 'Rename a staff member, room or piece of equipment',
    who: 'owner',
    area: 'services',
    params: idParams,
    body: z.strictObject({ name: line('a name', 80), version: version.optional() }),
    reply: resource,
    refusals: { conflict: {}, 'stale-version': { current: resource } },
  },
  'DELETE /api/resource/{id}': {
    summary: 'Delete a resource that no service needs',
    who: 'owner',
    area: 'services',
    params: idParams,
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/calendar/existing-bookings': {
    summary: 'Booked times between two dates, by default 62 days from today; full details for the owner',
    who: 'visitor',
    area: 'bookings',
    query: z.strictObject({ service: id.optional(), from: day.optional(), to: day.optional() }),
    reply: z
      .array(
        z.union([booking, z.object({ service: id, start: instant, end: instant })]) as z.ZodType<
          Booking | { service: string; start: string; end: string }
        >,
      )
      .max(MOST_BETWEEN_DATES),
  },
  'GET /api/calendar/blocks': {
    summary: 'Blocked time between two dates',
    who: 'owner',
    area: 'bookings',
    query: z.strictObject(span),
    reply: z.array(block).max(MOST_BETWEEN_DATES),
  },
  'POST /api/calendar/block': {
    summary: 'Block time for one resource, or for all of them',
    who: 'owner',
    area: 'bookings',
    body: z.strictObject({
      resource: id.optional(),
      start: instant,
      end: instant,
      note: line('a note', 200, 0).optional(),
    }),
    reply: block,
    status: 201,
  },
  'DELETE /api/calendar/block/{id}': {
    summary: 'Unblock time',
    who: 'owner',
    area: 'bookings',
    params: idParams,
    reply: null,
  },
  'POST /api/booking': {
    summary: 'Book a slot',
    who: 'visitor',
    area: 'bookings',
    body: z.strictObject({
      service: id,
      start: instant,
      durationMinutes: duration.optional(),
      people,
      /** All dates of a series from `start` on. The owner may book single dates too. */
      series: z.boolean().optional(),
      ...person,
      /** A booking with payment is held for a cart; no order is made yet. */
      cart: z.boolean().optional(),
      /** The shop's terms are accepted, if it requires that. */
      terms: z.boolean().optional(),
    }),
    reply: booking,
    status: 201,
    refusals: { conflict: {}, 'slot-taken': { current: z.array(slot) } },
  },
  'GET /api/booking/{id}': {
    summary: 'A booking, by its key (`x-booking-key`), its account or the owner',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    reply: booking,
  },
  'PUT /api/booking/{id}': {
    summary: 'Reschedule, cancel, confirm or annotate a booking',
    who: 'visitor',
    area: 'bookings',
    params: idParams,
    body: z.strictObject({
      start: instant.optional(),
      status: z.enum(['cancelled', 'confirmed']).optional(),
      /** Owner only, both. */
      ownerNote: z.string().trim().max(2000, 'At most 2000 characters.').optional(),
      noShow: z.boolean().optional(),
      /** Owner only, with a cancellation: whether to refund what was paid; default yes. */
      refund: z.boolean().optional(),
      /** Owner only, with a cancellation of a series: this date only. */
      dateOnly: z.boolean().optional(),
      version: version.optional(),
    }),
    reply: booking,
    refusals: {
      conflict: {},
      'slot-taken': { current: z.array(slot) },
      'stale-version': { current: booking },
    },
  },
  'GET /api/bookings/user': {
    summary: "The caller's own bookings, next first",
    who: 'account',
    query: z.strictObject(paging),
    reply: z.array(booking),
  },
});
