import { sql } from 'kysely';
import type { CrossTx } from '../../lib/db/database.ts';

export interface QueueFacts {
  queue: string;
  /** Due, but not started. */
  waiting: number;
  active: number;
  retry: number;
  failed: number;
  /** Seconds since the oldest due job became due; 0 if none is waiting. */
  oldest: number;
}

/** Across sites: jobs waiting in the queues. */
export async function readQueues(tx: CrossTx): Promise<QueueFacts[]> {
  const { rows } = await sql<QueueFacts>`
    select name as queue,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'retry')::int as retry,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
    from pgboss.job group by name`.execute(tx);
  return rows;
}

export interface MailFacts {
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting email was written. */
  oldest: number;
}

/** Across sites and the platform: emails that are waiting, and those that failed in the last day. */
export async function readMails(tx: CrossTx): Promise<MailFacts> {
  const { rows } = await sql<MailFacts>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'failed' and created_at > now() - interval '1 day')::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where status = 'waiting')), 0)::float8 as oldest
    from (
      select status, created_at from mails where status in ('waiting', 'failed')
      union all
      select status, created_at from platform_mails where status in ('waiting', 'failed')
    ) as unsent`.execute(tx);
  return rows[0] as MailFacts;
}

export interface StorageFacts {
  sites: number;
  problems: number;
  /** Bytes of uploaded files, in their original form. */
  files: number;
  /** Bytes of the database on disk. */
  database: number;
}

/** Across sites: totals. Reads whole tables. */
export async function readStorage(tx: CrossTx): Promise<StorageFacts> {
  const { rows } = await sql<StorageFacts>`
    select (select count(*)::int from websites where deleted_at is null) as sites,
      (select count(*)::int from site_problems) as problems,
      (select coalesce(sum(source_size), 0)::float8 from files) as files,
      pg_database_size(current_database())::float8 as database`.execute(tx);
  return rows[0] as StorageFacts;
}
