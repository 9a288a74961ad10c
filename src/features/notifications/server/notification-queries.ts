import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { MOST_SHOWN } from '../contract.ts';

export interface NotificationRow {
  id: string;
  kind: 'order' | 'booking' | 'message';
  subject_id: string;
  name: string;
  words: string;
  total: number | null;
  currency: string | null;
  start_at: Date | null;
  read: boolean;
  created_at: Date;
}

/** The newest ones whose subject still exists, with its current details. */
export async function newestNotifications(
  tx: Tx,
  accountId: string,
  kinds: readonly NotificationRow['kind'][],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.subject_id, n.created_at, o.total, o.currency, b.start_at,
      coalesce(o.name, b.name, m.sender_name, '') as name,
      coalesce(o.number, b.label, left(m.preview, 140), '') as words,
      r.notification_id is not null as read
    from (select * from notifications where website_id = ${tx.site} and kind = any(${kinds}::text[])
      order by id desc limit ${MOST_SHOWN}) n
    left join orders o on n.kind = 'order' and o.website_id = n.website_id and o.id = n.subject_id
    left join bookings b on n.kind = 'booking' and b.website_id = n.website_id and b.id = n.subject_id
    left join messages m on n.kind = 'message' and m.website_id = n.website_id and m.id = n.subject_id and not m.spam
    left join notification_reads r on r.website_id = n.website_id and r.account_id = ${accountId}
      and r.notification_id = n.id
    where n.website_id = ${tx.site} and coalesce(o.id, b.id, m.id) is not null
    order by n.id desc`.execute(tx);
  return rows;
}

/** @param ids those to mark; by default all that can be shown. @returns how many exist */
export async function markRead(tx: Tx, accountId: string, ids?: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with meant as (
      select website_id, id from notifications where website_id = ${tx.site}
        ${ids ? sql`and id = any(${ids}::uuid[])` : sql`order by id desc limit ${MOST_SHOWN}`}),
    marked as (
      insert into notification_reads (website_id, account_id, notification_id)
      select website_id, ${accountId}, id from meant on conflict do nothing)
    select count(*)::int as count from meant`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Upcoming bookings that wait for approval, counted up to 100. */
export async function toAnswer(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from bookings where website_id = ${tx.site}
      and status = 'pending' and start_at > now() and coalesce(series_id, id) = id limit 100) waiting`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
