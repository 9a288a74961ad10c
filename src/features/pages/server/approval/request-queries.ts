import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { allows } from '../../../../lib/http/areas.ts';
import { rightsOfRole, roles } from '../../../accounts/roles.ts';
import { MOST_REQUESTS, type PublishRequest } from '../../requests-contract.ts';
import { nameOf } from '../comments/comment-queries.ts';

const MOST_ANSWERED = 50;
const MOST_TOLD = 50;

const rolesThatPublish = roles.filter((role) => allows(rightsOfRole(role), 'publish', 'write'));
const rolesThatEdit = roles.filter((role) => allows(rightsOfRole(role), 'pages', 'write'));

export interface RequestRow {
  id: string;
  page_id: string;
  page: string;
  version: number;
  current: number;
  requested_by: string | null;
  requester: string | null;
  note: string;
  publish_at: Date | null;
  created_at: Date;
  state: PublishRequest['state'];
  decided_by: string | null;
  decider: string | null;
  decided_at: Date | null;
  answer: string;
  seen_at: Date | null;
}

const requests = (tx: Tx, which: ReturnType<typeof sql>) => sql<RequestRow>`
  select r.id, r.page_id, coalesce(v.name, p.label) as page, r.version, p.version as current, r.requested_by,
    ${nameOf('a')} as requester, r.note, r.publish_at, r.created_at, r.state, r.decided_by, ${nameOf('d')} as decider,
    r.decided_at, r.answer, r.seen_at
  from publish_requests r
    join pages p on p.website_id = r.website_id and p.id = r.page_id
    left join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    left join accounts a on a.website_id = r.website_id and a.id = r.requested_by
    left join accounts d on d.website_id = r.website_id and d.id = r.decided_by
  where r.website_id = ${tx.site} and p.trashed_at is null and ${which}`;

/** Open ones, and the answered ones of somebody for a month; those that were withdrawn by their author need no answer. */
export async function listRequests(tx: Tx, accountId: string): Promise<RequestRow[]> {
  const answered = sql`r.requested_by = ${accountId} and r.state <> 'open' and r.decided_by is distinct from ${accountId}
    and r.decided_at > now() - interval '30 days'`;
  const { rows } = await sql<RequestRow>`
    (${requests(tx, sql`r.state = 'open'`)} order by r.id desc limit ${MOST_REQUESTS - MOST_ANSWERED})
    union all
    (${requests(tx, answered)} order by r.id desc limit ${MOST_ANSWERED})`.execute(tx);
  return rows;
}

/** The newest request of a page, open or answered. */
export async function newestRequest(tx: Tx, pageId: string): Promise<RequestRow | undefined> {
  const { rows } = await requests(tx, sql`r.page_id = ${pageId} order by r.id desc limit 1`).execute(tx);
  return rows[0];
}

export async function findRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const { rows } = await requests(tx, sql`r.id = ${id}`).execute(tx);
  return rows[0];
}

/** Locks a page, so that requests and answers for it are made one after the other. */
export async function lockForRequest(tx: Tx, pageId: string) {
  return tx
    .selectFrom('pages')
    .select(['version', 'kind'])
    .where('website_id', '=', tx.site)
    .where('id', '=', pageId)
    .where('trashed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface NewRequest {
  pageId: string;
  version: number;
  by: string;
  note: string;
  at: Date | null;
}

export async function insertRequest(tx: Tx, { pageId, version, by, note, at }: NewRequest): Promise<string> {
  const row = await tx
    .insertInto('publish_requests')
    .values({ website_id: tx.site, page_id: pageId, version, requested_by: by, note, publish_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

interface Decision {
  state: 'approved' | 'declined' | 'withdrawn';
  by: string;
  answer?: string;
}

/** Closes the open request of a page. @param version the newest version that the decision covers @returns its id, if there was one */
export async function decideRequest(
  tx: Tx,
  pageId: string,
  { state, by, answer = '' }: Decision,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('publish_requests')
    .set({ state, decided_by: by, decided_at: sql<Date>`now()`, answer })
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A save that changed nothing of the content is no reason to ask again. */
export async function moveRequest(tx: Tx, pageId: string, from: number, to: number): Promise<void> {
  await tx
    .updateTable('publish_requests')
    .set({ version: to })
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('state', '=', 'open')
    .where('version', '=', from)
    .execute();
}

/** @param pageId the only page whose answers were seen */
export async function markSeen(tx: Tx, accountId: string, pageId?: string): Promise<void> {
  await tx
    .updateTable('publish_requests')
    .set({ seen_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('requested_by', '=', accountId)
    .where('state', '<>', 'open')
    .where('seen_at', 'is', null)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId as string))
    .execute();
}

/** What waits for somebody: requests of others to decide, and answers they have not seen. */
export async function waitingRequests(tx: Tx, accountId: string, publishes: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from publish_requests r
        join pages p on p.website_id = r.website_id and p.id = r.page_id and p.trashed_at is null
      where r.website_id = ${tx.site}
      and ((${publishes} and r.state = 'open' and r.requested_by is distinct from ${accountId})
        or (r.requested_by = ${accountId} and r.state <> 'open' and r.seen_at is null
          and r.decided_by is distinct from ${accountId} and r.decided_at > now() - interval '30 days'))
      limit ${MOST_REQUESTS}) waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The addresses of those who may approve a request, except the person who made it. */
export async function approvers(tx: Tx, except: string | null): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select a.id, a.email from accounts a where a.website_id = ${tx.site} and a.closed_at is null
      and (a.owner or a.role = any(${rolesThatPublish}::text[])) and a.id is distinct from ${except}
    order by a.owner desc, a.created_at, a.id limit ${MOST_TOLD}`.execute(tx);
  return rows;
}

/** The address of somebody who still edits pages. */
export async function editorAddress(tx: Tx, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select a.email from accounts a where a.website_id = ${tx.site} and a.id = ${accountId} and a.closed_at is null
      and (a.owner or a.role = any(${rolesThatEdit}::text[]))`.execute(tx);
  return rows[0]?.email;
}
