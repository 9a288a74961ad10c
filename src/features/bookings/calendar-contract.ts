import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { day, flag, id, idParams, instant, line } from '../../lib/values/shapes.ts';
import { bookingStatus } from './contract.ts';

/** A booking in the calendar; details are loaded when it is opened. */
const entry = z.object({
  _id: id,
  service: id,
  label: z.string(),
  name: z.string(),
  /** Number of seats. */
  people: z.int(),
  start: instant,
  end: instant,
  status: bookingStatus,
  noShow: z.boolean(),
  version: z.int(),
});
export type CalendarEntry = z.output<typeof entry>;

const busy = z.object({ calendar: id, start: instant, end: instant });
export type SubscribedBusy = z.output<typeof busy>;

/** Why a subscribed calendar could not be read. */
export const subscribedProblem = z.enum([
  'no-address',
  'not-public',
  'unreachable',
  'insecure',
  'too-slow',
  'moved',
  'not-allowed',
  'not-found',
  'refused',
  'too-large',
  'no-calendar',
  'too-many',
]);
export type SubscribedProblem = z.output<typeof subscribedProblem>;

const subscribedCalendar = z.object({
  _id: id,
  name: z.string(),
  /** The address without its secret part. */
  host: z.string(),
  /** The resource whose time it blocks; null for all. */
  resource: id.nullable(),
  /** Busy times from now on. */
  times: z.int(),
  triedAt: instant.nullable(),
  readAt: instant.nullable(),
  problem: subscribedProblem.nullable(),
});
export type SubscribedCalendar = z.output<typeof subscribedCalendar>;

const feed = z.object({ madeAt: instant.nullable(), readAt: instant.nullable() });
export type CalendarFeed = z.output<typeof feed>;

/** The owner's calendar, and its connections to other calendars. */
export const calendarContract = contract({
  'GET /api/calendar/entries': {
    summary: 'Bookings and busy times from other calendars between two dates',
    who: 'owner',
    area: 'bookings',
    query: z.strictObject({ from: day, to: day, cancelled: flag.optional() }),
    reply: z.object({ bookings: z.array(entry), outside: z.array(busy) }),
  },
  'GET /api/calendar/search': {
    summary: 'Bookings by name, email address, phone number or service, latest start first',
    who: 'owner',
    area: 'bookings',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(1, 'Enter a name, email address or phone number.')
        .max(100, 'At most 100 characters.'),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.array(entry),
  },
  'POST /api/booking/{id}/resend': {
    summary: 'Resend the email about a booking',
    who: 'owner',
    area: 'bookings',
    params: idParams,
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/calendar/feed': {
    summary: 'Whether the calendar feed of bookings is on',
    who: 'owner',
    area: 'services',
    reply: feed,
  },
  'POST /api/calendar/feed': {
    summary: 'Create the calendar feed address for bookings; replaces an earlier one',
    who: 'owner',
    area: 'services',
    /** `path` is returned only this once. */
    reply: feed.extend({ path: z.string() }),
    status: 201,
  },
  'DELETE /api/calendar/feed': {
    summary: 'Turn off the calendar feed of bookings',
    who: 'owner',
    area: 'services',
    reply: null,
  },
  'GET /api/calendar/outside': {
    summary: 'Connected calendars whose busy times can’t be booked',
    who: 'owner',
    area: 'services',
    reply: z.array(subscribedCalendar).max(20),
  },
  'POST /api/calendar/outside': {
    summary: 'Connect a calendar to import its busy times',
    who: 'owner',
    area: 'services',
    body: z.strictObject({
      name: line('a name', 80),
      url: z.string().trim().min(1, 'Enter the calendar’s address.').max(2000, 'At most 2000 characters.'),
      resource: id.nullable().optional(),
    }),
    reply: subscribedCalendar,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/calendar/outside/{id}/read': {
    summary: 'Sync a connected calendar now',
    who: 'owner',
    area: 'services',
    params: idParams,
    reply: subscribedCalendar,
  },
  'DELETE /api/calendar/outside/{id}': {
    summary: 'Disconnect a calendar; its busy times can be booked again',
    who: 'owner',
    area: 'services',
    params: idParams,
    reply: null,
  },
});
