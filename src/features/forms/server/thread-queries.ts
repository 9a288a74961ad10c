import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

const columns = ['id', 'kind', 'body', 'author', 'created_at'] as const;

export const listEntries = (tx: Tx, websiteId: string, messageId: string) =>
  tx
    .selectFrom('message_entries')
    .where('website_id', '=', websiteId)
    .where('message_id', '=', messageId)
    .select(columns)
    .orderBy('id')
    .execute();

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export interface NewEntry {
  messageId: string;
  kind: 'reply' | 'note';
  body: string;
  author: string;
}

export const insertEntry = (tx: Tx, websiteId: string, entry: NewEntry): Promise<EntryRow> =>
  tx
    .insertInto('message_entries')
    .values({
      website_id: websiteId,
      message_id: entry.messageId,
      kind: entry.kind,
      body: entry.body,
      author: entry.author,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function deleteNote(tx: Tx, websiteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('message_entries')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function noteReplied(tx: Tx, websiteId: string, messageId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ replied_at: sql<Date>`now()`, read: true })
    .where('website_id', '=', websiteId)
    .where('id', '=', messageId)
    .execute();
}
