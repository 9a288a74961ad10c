import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import type { BookingStatus } from '../../contract.ts';
import { MOST_BETWEEN_DATES } from '../../../../lib/work/limit-table.ts';

/** One date of a series, as JSON has it. */
interface ToldDate {
  id: string;
  /** An instant. */
  start: string;
  status: BookingStatus;
  sequence: number;
}

/** The dates of a series booked as one, including its own. Null for everything else. */
const dates = (websiteId: string) => sql<ToldDate[] | null>`
  case when bookings.series_id = bookings.id then (
    select json_agg(json_build_object('id', d.id, 'start', d.start_at, 'status', d.status, 'sequence', d.sequence)
      order by d.start_at, d.id)
    from bookings d where d.website_id = ${websiteId} and d.series_id = bookings.id) end`;

const bookings = (tx: Tx) =>
  tx
    .selectFrom('bookings')
    .innerJoin('services', (join) =>
      join
        .onRef('services.website_id', '=', 'bookings.website_id')
        .onRef('services.id', '=', 'bookings.service_id'),
    )
    .innerJoin('websites', 'websites.id', 'bookings.website_id')
    .selectAll('bookings')
    .select([
      sql<BookingStatus>`bookings.status`.as('status'),
      sql<Record<string, string>>`bookings.answers`.as('answers'),
      sql<number>`bookings.price`.as('price'),
      sql<number>`bookings.to_pay`.as('to_pay'),
      sql<Buffer[]>`bookings.more_keys`.as('more_keys'),
      sql<Picture | null>`services.image`.as('image'),
      dates(tx.site).as('dates'),
      'services.cancel_notice_minutes',
      'services.move_notice_minutes',
      'services.asks_owner',
      'services.slug',
      'services.location',
      'websites.timezone',
      'websites.locale',
      'websites.currency',
    ])
    .where('bookings.website_id', '=', tx.site);

const bookingById = prepared((tx, { id }: { id: string }) => bookings(tx).where('bookings.id', '=', id));
export type BookingRow = Awaited<ReturnType<typeof bookingById>>[number];

export async function findBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await bookingById(tx, { id });
  return row;
}

/** Locked until the transaction ends, so that changes to one booking are serialised. */
export const findBookingToChange = (tx: Tx, id: string) =>
  bookings(tx).where('bookings.id', '=', id).forUpdate('bookings').executeTakeFirst();

/** Bookings that occupy time now, by start. */
export const listActive = (tx: Tx, span: { from: Date; to: Date; service?: string | undefined }) =>
  bookings(tx)
    .where('bookings.start_at', '>=', span.from)
    .where('bookings.start_at', '<', span.to)
    .where('bookings.slot_id', 'is not', null)
    .where(sql<boolean>`(bookings.held_until is null or bookings.held_until > now())`)
    .$if(span.service !== undefined, (query) =>
      query.where('bookings.service_id', '=', span.service as string),
    )
    .orderBy('bookings.start_at')
    .orderBy('bookings.id')
    .limit(MOST_BETWEEN_DATES)
    .execute();

export const listOfAccount = (
  tx: Tx,
  accountId: string,
  { limit, after }: { limit: number; after?: string | undefined },
) =>
  bookings(tx)
    .where('bookings.account_id', '=', accountId)
    .where(sql<boolean>`coalesce(bookings.series_id, bookings.id) = bookings.id`)
    .$if(after !== undefined, (query) => query.where('bookings.id', '<', after as string))
    .orderBy('bookings.id', 'desc')
    .limit(limit)
    .execute();

/** A booking to be inserted. */
export interface NewBooking {
  /** Generated if absent. */
  id?: string;
  service_id: string;
  slot_id: string;
  label: string;
  start_at: Date;
  duration_minutes: number;
  status: BookingStatus;
  email: string;
  name: string;
  phone: string;
  /** Number of seats. */
  people: number;
  note: string;
  answers: string;
  /** For all of them, both. */
  price: number;
  to_pay: number;
  visitor_timezone: string;
  /** The guest's language, for emails; null for the site's. */
  language: string | null;
  /** How long it is held, if it is. */
  holdMinutes?: number;
  offered?: boolean;
  key_hash: Buffer;
  /** The keys of links in emails. */
  more_keys?: Buffer[];
  account_id: string | null;
  /** The client's network as a hash, while it is held. */
  visitor?: Buffer | null;
  /** Since when a summary email that lists it is due. */
  guest_email_due_at?: Date | null;
  owner_email_due_at?: Date | null;
}

export async function insertBooking(tx: Tx, { holdMinutes, ...booking }: NewBooking): Promise<string> {
  const row = await tx
    .insertInto('bookings')
    .values({
      website_id: tx.site,
      ...booking,
      ...(holdMinutes === undefined
        ? {}
        : { held_until: sql<Date>`now() + make_interval(mins => ${holdMinutes}::int)` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function changeBooking(
  tx: Tx,
  id: string,
  values: {
    slot_id?: string | null;
    start_at?: Date;
    status?: BookingStatus;
    held_until?: null;
    offered?: false;
    owner_note?: string;
    no_show?: boolean;
  },
): Promise<void> {
  const told = values.start_at !== undefined || values.status !== undefined;
  await tx
    .updateTable('bookings')
    .set({
      ...values,
      ...(values.held_until === null ? { visitor: null } : {}),
      version: sql`version + 1`,
      ...(told ? { sequence: sql`sequence + 1` } : {}),
      ...(values.start_at === undefined ? {} : { reminded: [], start_set_at: sql<Date>`now()` }),
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

/** Upcoming bookings of any service. */
export async function countUpcoming(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('bookings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('website_id', '=', tx.site)
    .where('slot_id', 'is not', null)
    .where('start_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether there are upcoming bookings. */
export async function hasFutureBookings(tx: Tx, serviceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('service_id', '=', serviceId)
    .where('slot_id', 'is not', null)
    .where('start_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Past bookings of a removed service stay for accounting; only services without any can be deleted. */
export async function hasBookings(tx: Tx, serviceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
