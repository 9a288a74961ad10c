import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { siteTurn } from '../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../lib/db/database.ts';
import { seal, unseal } from '../../../lib/db/sealed.ts';
import { storedTexts } from './said-of-delivery.ts';

const columns = [
  'id',
  'url',
  'events',
  'enabled',
  'problem',
  'failing_since',
  'old_until',
  'created_at',
] as const;

export const listEndpoints = (tx: Tx) =>
  tx
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('website_id', '=', tx.site)
    .orderBy('id', 'desc')
    .execute();

export const findEndpoint = (tx: Tx, id: string) =>
  tx
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
export type EndpointRow = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>;

/** Current signing secrets: after a change, the previous one is used too for a day. */
export async function signingSecrets(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ secret: string; old: string | null }>`
    select secret, case when old_until > now() then old_secret end as old from webhook_endpoints
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows
    .flatMap(({ secret, old }) => (old === null ? [secret] : [secret, old]))
    .map((sealed) => unseal(tx, ['webhook_endpoints', tx.site, id], sealed));
}

/** @returns nothing if the site has the maximum number */
export async function insertEndpoint(
  tx: Tx,
  { url, events, secret, most }: { url: string; events: string[]; secret: string; most: number },
): Promise<string | undefined> {
  const id = randomUUIDv7();
  const sealed = seal(tx, ['webhook_endpoints', tx.site, id], secret);
  const { rows } = await sql<{ id: string }>`
    insert into webhook_endpoints (website_id, id, url, events, secret)
    select ${tx.site}, ${id}, ${url}, ${events}::text[], ${sealed}
    where (select count(*) from webhook_endpoints where website_id = ${tx.site}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function changeEndpoint(
  tx: Tx,
  id: string,
  change: { url?: string | undefined; events?: string[] | undefined; enabled?: boolean | undefined },
): Promise<void> {
  await sql`
    update webhook_endpoints set url = coalesce(${change.url ?? null}, url),
      events = coalesce(${change.events ?? null}::text[], events),
      enabled = coalesce(${change.enabled ?? null}, enabled),
      problem = case when ${change.enabled ?? false} then '' else problem end,
      failing_since = case when ${change.enabled ?? false} then null else failing_since end
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** The previous one is used too for a day. */
export async function renewSecret(tx: Tx, id: string, secret: string): Promise<void> {
  const sealed = seal(tx, ['webhook_endpoints', tx.site, id], secret);
  await sql`
    update webhook_endpoints set old_secret = secret, old_until = now() + interval '1 day', secret = ${sealed}
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

export async function deleteEndpoint(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook_endpoints')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const deliveriesOf = (tx: Tx, endpointId: string) =>
  tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('website_id', '=', tx.site)
    .where('endpoint_id', '=', endpointId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export async function oweTest(tx: Tx, endpointId: string): Promise<void> {
  await sql`
    insert into webhook_deliveries (website_id, endpoint_id, event_id, kind)
    values (${tx.site}, ${endpointId}, uuidv7(), 'test')`.execute(tx);
}

export async function sendAgain(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries set status = 'waiting', tries = 0, due_at = now()
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Addresses with due deliveries, of all sites. */
export async function dueEndpoints(tx: CrossTx, most: number) {
  const { rows } = await sql<{ website_id: string; endpoint_id: string }>`
    select website_id, endpoint_id from (
      select website_id, endpoint_id, min(due_at) as since, ${siteTurn('min(due_at)')} from webhook_deliveries
      where status = 'waiting' and due_at <= now() group by website_id, endpoint_id) due
    order by turn, since limit ${most}`.execute(tx);
  return rows;
}

export interface Claimed {
  id: string;
  event_id: string;
  kind: string;
  subject_id: string | null;
  body: string | null;
  tries: number;
  created_at: Date;
}

/** Claims the oldest due delivery; after two minutes without a result, another process may claim it. */
export async function claimDelivery(tx: Tx, endpointId: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update webhook_deliveries set due_at = now() + interval '2 minutes', tries = tries + 1, tried_at = now()
    where website_id = ${tx.site} and id = (
      select id from webhook_deliveries where website_id = ${tx.site} and endpoint_id = ${endpointId}
        and status = 'waiting' and due_at <= now() order by id limit 1 for update skip locked)
    returning id, event_id, kind, subject_id, body, tries, created_at`.execute(tx);
  return rows[0];
}

export async function keepBody(tx: Tx, id: string, body: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ body })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

export interface Outcome {
  status: 'waiting' | 'sent' | 'failed';
  /** Seconds until the next attempt, while it waits. */
  wait: number;
  replyStatus: number | null;
  reply: string;
  took: number;
}

/** Records an attempt, and turns off an address that has failed for days. */
export async function noteOutcome(
  tx: Tx,
  endpointId: string,
  id: string,
  { status, wait, replyStatus, reply, took }: Outcome,
): Promise<void> {
  await sql`
    update webhook_deliveries set status = ${status}, due_at = now() + make_interval(secs => ${wait}),
      reply_status = ${replyStatus}, reply = ${reply}, took = ${took}
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
  if (status === 'sent')
    await sql`update webhook_endpoints set failing_since = null
      where website_id = ${tx.site} and id = ${endpointId} and failing_since is not null`.execute(tx);
  else
    await sql`
      update webhook_endpoints set failing_since = coalesce(failing_since, now()),
        enabled = enabled and not (${replyStatus === 410} or (${status === 'failed'} and failing_since < now() - interval '2 days')),
        problem = case when ${replyStatus === 410} then ${storedTexts.addressGone}
          when ${status === 'failed'} and failing_since < now() - interval '2 days'
          then ${storedTexts.nothingArrived} else problem end
      where website_id = ${tx.site} and id = ${endpointId}`.execute(tx);
}

/** Deletes deliveries older than four weeks. */
export async function forgetDeliveries(tx: Tx): Promise<void> {
  await sql`delete from webhook_deliveries where website_id = ${tx.site}
    and created_at < now() - interval '28 days' and status <> 'waiting'`.execute(tx);
}
