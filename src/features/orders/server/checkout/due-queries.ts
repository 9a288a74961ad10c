import { type RawBuilder, sql } from 'kysely';

/**
 * Whether something that waits is to be asked about again: after so many minutes while it is young, then whenever it has
 * grown by a tenth of its age, and every hour at the latest. Reads `created_at`.
 */
export const isDue = (
  asked: RawBuilder<unknown>,
  minutes: number,
): RawBuilder<boolean> => sql`${asked} < now()
  - make_interval(mins => ${minutes}) * greatest(1, least(60, extract(epoch from now() - created_at) / 600))`;
