import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';

/** A booking has few emails; if it is rescheduled again and again, the oldest links expire. */
const MOST = 24;

/** Adds a key of a booking, for a link in an email. Only its hash is stored. */
export async function newBookingKey(tx: Tx, id: string): Promise<string> {
  const key = newToken();
  await sql`update bookings set more_keys = (array_append(more_keys, ${hashToken(key)}::bytea))[greatest(1, cardinality(more_keys) + 2 - ${MOST}::int):]
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return key;
}

interface Keyed {
  key_hash: Buffer;
  more_keys: Buffer[];
}

export function opensBooking(row: Keyed, key: string): boolean {
  const hash = hashToken(key);
  return [row.key_hash, ...row.more_keys].some((known) => hash.equals(known));
}
