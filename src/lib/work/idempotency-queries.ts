import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { conflict } from '../errors.ts';
import type { RequestContext } from '../http/requests/request-context.ts';
import { limitedAddress } from './limits.ts';

/** The sender of a request. `by` is the account, `null` for visitors. */
export type Sender = Pick<RequestContext, 'address'> & { by: { accountId: string } | null };

/** Keys of this length are random, as ours are, and prove that the same visitor sends them. */
const UNGUESSABLE = 32;

/**
 * Hash of an `Idempotency-Key` together with its sender, so that no request of another sender matches. A visitor may
 * change networks between two attempts, so only a short key is tied to the network as well.
 */
export function senderKey({ by, address }: Sender, key: string): Buffer {
  const visitor = key.length < UNGUESSABLE ? `visitor ${limitedAddress(address)}` : 'visitor';
  return sha(`${by ? `account ${by.accountId}` : visitor}\0${key}`);
}

/** The first request with a key, or a repeat that gets the first one's answer. */
export type Attempt =
  | { first: true; secret: (purpose: string) => string; keep: (reply: unknown) => Promise<void> }
  | { first: false; secret: (purpose: string) => string; reply: unknown };

const sha = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether this sender's request with this key was answered before. Of two concurrent ones, the second waits for the first one's
 * transaction. A refusal is not kept, because its transaction is rolled back.
 *
 * `secret` derives the same 256 bits from the key each time; they can't be derived from what is stored.
 * @throws 409 for the same key with another body
 */
export async function attempt(
  tx: Tx,
  sender: Sender,
  call: string,
  key: string,
  body: unknown,
): Promise<Attempt> {
  const keyHash = senderKey(sender, key);
  const bodyHash = sha(JSON.stringify(body));
  const salt = randomBytes(32);
  const secretFrom = (stored: Buffer) => (purpose: string) =>
    createHmac('sha256', stored).update(`${purpose}\0${key}`).digest('base64url');
  const { rows } = await sql<{ made: boolean }>`
    insert into idempotency_keys (website_id, call, key_hash, body_hash, salt)
    values (${tx.site}, ${call}, ${keyHash}, ${bodyHash}, ${salt})
    on conflict (website_id, call, key_hash) do nothing returning true as made`.execute(tx);
  if (rows.length > 0) {
    // Now and then is enough.
    if (salt[0] === 0) await forgetOld(tx);
    return {
      first: true,
      secret: secretFrom(salt),
      keep: async (reply) => {
        await sql`update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb
          where website_id = ${tx.site} and call = ${call} and key_hash = ${keyHash}`.execute(tx);
      },
    };
  }
  const before = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'salt', 'reply'])
    .where('website_id', '=', tx.site)
    .where('call', '=', call)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (!before.body_hash.equals(bodyHash))
    throw conflict('This Idempotency-Key was already used for another request.');
  return { first: false, secret: secretFrom(before.salt), reply: before.reply };
}

/** Older answers are no longer needed. */
async function forgetOld(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where website_id = ${tx.site}
    and created_at < now() - interval '2 days'`.execute(tx);
}
