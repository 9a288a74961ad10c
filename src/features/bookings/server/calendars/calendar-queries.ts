import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { BookingStatus } from '../../contract.ts';
import { MOST_BETWEEN_DATES } from '../../../../lib/work/limit-table.ts';

interface Span {
  /** Instants, half-open. */
  from: Date;
  to: Date;
}

const entries = (tx: Tx) =>
  tx
    .selectFrom('bookings')
    .select([
      'id',
      'service_id',
      'label',
      'name',
      'people',
      'start_at',
      'duration_minutes',
      sql<BookingStatus>`status`.as('status'),
      'no_show',
      'version',
    ])
    .where('website_id', '=', tx.site);

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Bookings in the calendar, by start. Cancelled and expired ones only on request. */
export const listEntries = (tx: Tx, { from, to }: Span, cancelled: boolean) =>
  entries(tx)
    // A booking lasts a week at most.
    .where('start_at', '>', sql<Date>`${from}::timestamptz - interval '7 days'`)
    .where('start_at', '<', to)
    .where(sql<boolean>`start_at + make_interval(mins => duration_minutes) > ${from}`)
    .where(
      cancelled
        ? sql<boolean>`(slot_id is not null or status = 'cancelled')`
        : sql<boolean>`slot_id is not null`,
    )
    .where(sql<boolean>`(held_until is null or held_until > now())`)
    .orderBy('start_at')
    .orderBy('id')
    .limit(MOST_BETWEEN_DATES)
    .execute();

/** Bookings whose guest or service contains a text, ignoring case; of a series the first. Without holds. */
export const searchEntries = (tx: Tx, q: string, most: number) => {
  const wanted = containing(q);
  return entries(tx)
    .where(sql<boolean>`coalesce(series_id, id) = id`)
    .where('status', 'not in', ['held', 'expired'])
    .where((is) =>
      is.or((['name', 'email', 'phone', 'label'] as const).map((column) => is(column, 'ilike', wanted))),
    )
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
};

/** For other calendars: upcoming and recent bookings, including cancelled ones, so that they disappear there. */
export const listForFeed = (tx: Tx, most: number) =>
  tx
    .selectFrom('bookings')
    .select([
      'id',
      'label',
      'name',
      'email',
      'phone',
      'people',
      'note',
      'start_at',
      'duration_minutes',
      sql<BookingStatus>`status`.as('status'),
      'sequence',
    ])
    .where('website_id', '=', tx.site)
    .where('start_at', '>', sql<Date>`now() - interval '31 days'`)
    .where(sql<boolean>`status in ('pending', 'confirmed', 'cancelled')`)
    .orderBy('start_at')
    .limit(most)
    .execute();

export const findFeed = (tx: Tx) =>
  tx
    .selectFrom('calendar_feeds')
    .select(['made_at', 'read_at'])
    .where('website_id', '=', tx.site)
    .executeTakeFirst();

export const renewFeed = (tx: Tx, keyHash: Buffer) =>
  tx
    .insertInto('calendar_feeds')
    .values({ website_id: tx.site, key_hash: keyHash })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ key_hash: keyHash, made_at: sql`now()`, read_at: null })
        .where('calendar_feeds.website_id', '=', tx.site),
    )
    .returning(['made_at', 'read_at'])
    .executeTakeFirstOrThrow();

export const deleteFeed = (tx: Tx) =>
  tx.deleteFrom('calendar_feeds').where('website_id', '=', tx.site).execute();

/** Whether the key is valid for the feed; records hourly that it was used. */
export async function openFeed(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('calendar_feeds')
    .select(sql<boolean>`(read_at is null or read_at < now() - interval '1 hour')`.as('stale'))
    .where('website_id', '=', tx.site)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (found?.stale)
    await tx
      .updateTable('calendar_feeds')
      .set({ read_at: sql`now()` })
      .where('website_id', '=', tx.site)
      .where('key_hash', '=', keyHash)
      .execute();
  return found !== undefined;
}
