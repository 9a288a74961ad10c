import { sql } from 'kysely';

/**
 * The instants at which the days of a span begin on a clock, for `width_bucket`: to find an instant's day among them costs a
 * fraction of asking the clock for each.
 */
export const dayBounds = (timezone: string, from: string, to: string) => sql`(
  select array_agg(day at time zone ${timezone} order by day)
  from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') day)`;
