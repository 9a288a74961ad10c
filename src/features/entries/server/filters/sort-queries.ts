import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { isForEverybody } from '../access/access-queries.ts';

/** An order of entries by what `v` has, the version that is listed. */
export interface ByField {
  field: Pick<FieldDefinition, 'key' | 'kind'>;
  /** Whether the highest or latest comes first. */
  falls: boolean;
}

/** What `v` has in a field, as JSON. */
export const stored = (key: string) => sql`(v.details -> 'values' -> ${key}::text)`;

/** A value as something to compare; null for one that the field doesn’t show. As `fitValue` reads what was stored for another kind. */
export function comparable({ key, kind }: ByField['field']): RawBuilder<unknown> {
  const value = stored(key);
  const text = sql`(${value} #>> '{}')`;
  switch (kind) {
    case 'number':
    case 'money':
      return sql`case when jsonb_typeof(${value}) in ('number', 'string') and ${text} ~ '^ *-?[0-9]{1,13}([.][0-9]{1,9})? *$'
        then ${text}::numeric end`;
    case 'date':
      return sql`case when jsonb_typeof(${value}) = 'string' and ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${text}
        when jsonb_typeof(${value}) = 'object' then left(${value} ->> 'start', 10) end`;
    case 'dateRange':
      return sql`case when jsonb_typeof(${value}) = 'object' then instant_in(${value} ->> 'start') end`;
    case 'toggle':
      return sql`case when jsonb_typeof(${value}) = 'boolean' then ${text} = 'true' end`;
    default:
      return sql`case when jsonb_typeof(${value}) in ('number', 'string') then lower(${text}) end`;
  }
}

const zone = (tx: Tx) => sql`(select timezone from websites where id = ${tx.site})`;

/** The day of a moment on the site, as `comparable` has dates. */
export const dayOf = (tx: Tx, at: RawBuilder<unknown>) => sql`(${at} at time zone ${zone(tx)})::date::text`;

export const today = (tx: Tx) => dayOf(tx, sql`now()`);

/** The last day of a date or time. */
export const lastDay = (tx: Tx, field: ByField['field']): RawBuilder<unknown> =>
  field.kind === 'dateRange'
    ? dayOf(tx, sql`coalesce(instant_in(${stored(field.key)} ->> 'end'), ${comparable(field)})`)
    : comparable(field);

/** When the next day begins on the site. */
export async function nextDay(tx: Tx): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select (((now() at time zone ${zone(tx)})::date + 1)::timestamp at time zone ${zone(tx)}) as at`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}

/** Whether the time in a field is over; false for what has none. */
function isOver(tx: Tx, { key, kind }: ByField['field'], value: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'date') return sql`coalesce(${value} < ${today(tx)}, false)`;
  if (kind !== 'dateRange') return sql`false`;
  return sql`coalesce(instant_in(${stored(key)} ->> 'end'), ${value}) < now()`;
}

/**
 * Entries for visitors by a field: times that are to come from the next one on, then those that are over from the last one
 * back; entries without a value last. One that not everybody can see has no value for this.
 */
export function byFieldForVisitors(tx: Tx, { field, falls }: ByField): RawBuilder<unknown> {
  const value = sql`case when ${isForEverybody} then ${comparable(field)} end`;
  if (falls) return sql`${value} desc nulls last, e.page_id desc`;
  const over = isOver(tx, field, comparable(field));
  if (field.kind !== 'date' && field.kind !== 'dateRange') return sql`${value} nulls last, e.page_id`;
  return sql`${value} is null, ${over}, case when not ${over} then ${value} end, case when ${over} then ${value} end desc, e.page_id`;
}

/** When the next time in a field is over, which changes the order; null if none is to come. */
export async function nextOver(
  tx: Tx,
  typeId: string,
  { field: { key, kind }, falls }: ByField,
): Promise<Date | null> {
  if (falls || (kind !== 'date' && kind !== 'dateRange')) return null;
  if (kind === 'date') return nextDay(tx);
  const { rows } = await sql<{ until: Date | null }>`
          select min(at) as until from (
            select coalesce(instant_in(${stored(key)} ->> 'end'), instant_in(${stored(key)} ->> 'start')) as at
            from entries e join pages p on p.website_id = e.website_id and p.id = e.page_id
              join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
            where e.website_id = ${tx.site} and e.type_id = ${typeId} and e.live
              and jsonb_typeof(${stored(key)}) = 'object'
          ) t where at >= now()`.execute(tx);
  return rows[0]?.until ?? null;
}

/** Entries for their owner by a field; those without a value last. */
export const byField = ({ field, falls }: ByField): RawBuilder<unknown> =>
  falls
    ? sql`${comparable(field)} desc nulls last, e.page_id desc`
    : sql`${comparable(field)} nulls last, e.page_id`;
