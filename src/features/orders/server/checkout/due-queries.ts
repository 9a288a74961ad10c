import { type RawBuilder, sql } from 'kysely';

/**
 * Whether something pending is due for another check: every so many minutes at first, then whenever its age has grown
 * by a tenth, and at least every hour. Reads `created_at`.
 */
export const isDue = (
  asked: RawBuilder<unknown>,
  minutes: number,
): RawBuilder<boolean> => sql`${asked} < now()
  - make_interval(mins => ${minutes}) * greatest(1, least(60, extract(epoch from now() - created_at) / 600))`;
