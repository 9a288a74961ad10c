import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface Attachment {
  id: string;
  purpose: string;
  name: string;
  /** Media type, detected from the content. */
  type: string;
  /** Bytes. */
  size: number;
}

const shown = (tx: Tx) =>
  tx
    .selectFrom('attachments')
    .select(['id', 'purpose', 'name', 'type', sql<number>`size`.as('size')])
    .where('website_id', '=', tx.site);

export async function insertAttachment(tx: Tx, row: Attachment): Promise<void> {
  await tx
    .insertInto('attachments')
    .values({ ...row, website_id: tx.site })
    .execute();
}

/** One that is not used within this time is deleted an hour later, so that nothing is erased while it is being sent. */
const waiting = sql<SqlBool>`message_id is null and not taken and created_at > now() - interval '1 hour'`;

/** Uploaded for this purpose and not yet part of a message. */
export const waitingAttachments = (tx: Tx, purpose: string, ids: readonly string[]): Promise<Attachment[]> =>
  shown(tx)
    .where('purpose', '=', purpose)
    .where('id', 'in', [...ids])
    .where(waiting)
    .execute();

/** Assigns them to a message. @returns how many: those already assigned to another message are left out */
export async function takeAttachments(tx: Tx, messageId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set({ message_id: messageId, taken: true })
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .where(waiting)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const attachmentsOf = (tx: Tx, messageId: string): Promise<Attachment[]> =>
  shown(tx).where('message_id', '=', messageId).orderBy('created_at').orderBy('id').execute();

export const findAttachment = (tx: Tx, messageId: string, id: string) =>
  shown(tx).where('message_id', '=', messageId).where('id', '=', id).executeTakeFirst();

/** Ids of those whose message is deleted; with `overdue`, also of those that were never used. */
export async function looseAttachments(tx: Tx, overdue: boolean, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('attachments')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('message_id', 'is', null)
    .where(overdue ? sql<SqlBool>`(taken or created_at < now() - interval '2 hours')` : sql<SqlBool>`taken`)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteAttachments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('attachments')
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .where('message_id', 'is', null)
    .execute();
}

/** Which of these exist. */
export async function storedAttachments(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('attachments')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
