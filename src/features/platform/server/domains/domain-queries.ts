import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

/** The result of the last check. */
export interface Seen {
  texts?: string[];
  addresses?: string[];
  alias?: string | null;
  /** The name servers did not answer. */
  unanswered?: boolean;
  /** It was verified while another site had it. */
  taken?: boolean;
}

const HOURS_OF_A_CLAIM = 7 * 24;

const columns = [
  'host',
  'proof',
  'expires_at',
  'due_at',
  'checks',
  'checked_at',
  'seen',
  'points',
  'asked_at',
  'certificate_until',
] as const;

/** Excludes expired claims, even before the scheduled job removes them. */
const alive = sql<boolean>`(expires_at is null or expires_at > now())`;

export async function domainsOf(tx: Tx) {
  const rows = await tx
    .selectFrom('domains')
    .select(columns)
    .where('website_id', '=', tx.site)
    .where(alive)
    .orderBy('claimed_at')
    .orderBy('host')
    .execute();
  return rows.map((row) => ({ ...row, seen: row.seen as Seen }));
}
export type DomainRow = Awaited<ReturnType<typeof domainsOf>>[number];

export const findDomain = async (tx: Tx, host: string): Promise<DomainRow | undefined> =>
  (await domainsOf(tx)).find((row) => row.host === host);

/**
 * Stores a claim if the site has fewer than this many domains. The site's row is locked first, so that concurrent ones
 * are counted.
 */
export async function insertClaim(
  tx: Tx,
  claim: { host: string; proof: string },
  most: number,
): Promise<'made' | 'known' | 'full'> {
  await tx.selectFrom('websites').select('id').where('id', '=', tx.site).forUpdate().execute();
  await tx
    .deleteFrom('domains')
    .where('website_id', '=', tx.site)
    .where(sql<boolean>`not ${alive}`)
    .execute();
  const known = await domainsOf(tx);
  if (known.some(({ host }) => host === claim.host)) return 'known';
  if (known.length >= most) return 'full';
  await tx
    .insertInto('domains')
    .values({
      website_id: tx.site,
      ...claim,
      expires_at: sql`now() + make_interval(hours => ${HOURS_OF_A_CLAIM})`,
    })
    .execute();
  return 'made';
}

export async function deleteDomain(tx: Tx, host: string, onlyEnded = false): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('domains')
    .where('website_id', '=', tx.site)
    .where('host', '=', host)
    .$if(onlyEnded, (query) => query.where('expires_at', '<=', sql<Date>`now()`))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** @returns false if the claim has expired, or was removed during the look-up */
export async function markProven(tx: CrossTx, websiteId: string, host: string): Promise<boolean> {
  const row = await tx
    .updateTable('domains')
    .set({ expires_at: null })
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .where(alive)
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

interface Outcome {
  seen: Seen;
  points: boolean;
  certificateUntil: Date | null;
  /** Seconds until the next check. */
  again: number;
}

export async function noteCheck(tx: Tx, host: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('domains')
    .set({
      seen: JSON.stringify(outcome.seen),
      points: outcome.points,
      certificate_until: outcome.certificateUntil,
      checked_at: sql`now()`,
      checks: sql`checks + 1`,
      due_at: sql`now() + make_interval(secs => ${outcome.again})`,
    })
    .where('website_id', '=', tx.site)
    .where('host', '=', host)
    .execute();
}

/** After an action of the domain's owner: checks it often again. */
export async function startAnew(tx: Tx, host: string): Promise<void> {
  await tx
    .updateTable('domains')
    .set({ checks: 0 })
    .where('website_id', '=', tx.site)
    .where('host', '=', host)
    .execute();
}

/** Across sites: due ones. They are postponed immediately, so that no other run takes them too. */
export function takeDue(tx: CrossTx, most: number): Promise<{ website_id: string; host: string }[]> {
  return tx
    .updateTable('domains')
    .set({ due_at: sql`now() + interval '10 minutes'` })
    .from((from) =>
      from
        .selectFrom('domains')
        .select(['website_id', 'host'])
        .where('due_at', '<=', sql<Date>`now()`)
        .where(alive)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .whereRef('domains.website_id', '=', 'due.website_id')
    .whereRef('domains.host', '=', 'due.host')
    .returning(['domains.website_id', 'domains.host'])
    .execute();
}

/** Across sites: claims that were not verified in time. */
export const endedClaims = (tx: CrossTx): Promise<{ website_id: string; host: string }[]> =>
  tx
    .selectFrom('domains')
    .select(['website_id', 'host'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .limit(500)
    .execute();

/** Across sites: a proxy requests a certificate. Recorded once an hour. */
export async function noteAsked(tx: CrossTx, host: string): Promise<void> {
  await tx
    .updateTable('domains')
    .set({ asked_at: sql`now()`, due_at: sql`least(due_at, now() + interval '20 seconds')` })
    .where('host', '=', host)
    .where('expires_at', 'is', null)
    .where(sql<boolean>`(asked_at is null or asked_at < now() - interval '1 hour')`)
    .execute();
}
