import { sql } from 'kysely';

/**
 * The instants at which local days begin, for `width_bucket`: finding an instant's day among them costs a
 * fraction of a time zone conversion for each.
 */
export const dayBounds = (timezone: string, from: string, to: string) => sql`(
  select array_agg(day at time zone ${timezone} order by day)
  from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') day)`;
