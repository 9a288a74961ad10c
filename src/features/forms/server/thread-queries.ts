import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

const columns = ['id', 'kind', 'body', 'author', 'created_at'] as const;

export const listEntries = (tx: Tx, messageId: string) =>
  tx
    .selectFrom('message_entries')
    .where('website_id', '=', tx.site)
    .where('message_id', '=', messageId)
    .select(columns)
    .orderBy('id')
    .execute();

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export interface NewEntry {
  messageId: string;
  kind: 'reply' | 'note' | 'answer';
  body: string;
  author: string;
  /** The digest of a received email, which may arrive again. */
  mailDigest?: Buffer;
}

const insert = (tx: Tx, entry: NewEntry) =>
  tx
    .insertInto('message_entries')
    .values({
      website_id: tx.site,
      message_id: entry.messageId,
      kind: entry.kind,
      body: entry.body,
      author: entry.author,
      mail_digest: entry.mailDigest ?? null,
    })
    .returning(columns);

export const insertEntry = (tx: Tx, entry: NewEntry): Promise<EntryRow> =>
  insert(tx, entry).executeTakeFirstOrThrow();

/** @returns undefined if this email is stored already */
export const insertAnswer = (tx: Tx, entry: NewEntry): Promise<EntryRow | undefined> =>
  insert(tx, entry)
    .onConflict((conflict) => conflict.columns(['website_id', 'message_id', 'mail_digest']).doNothing())
    .executeTakeFirst();

/** The key of the reply address for a message's sender; created if there is none. */
export async function replyKey(tx: Tx, messageId: string, fresh: string): Promise<string> {
  const { reply_key: key } = await tx
    .updateTable('messages')
    .set({ reply_key: sql<string>`coalesce(reply_key, ${fresh})` })
    .where('website_id', '=', tx.site)
    .where('id', '=', messageId)
    .returning('reply_key')
    .executeTakeFirstOrThrow();
  return key ?? fresh;
}

/** A message by the key of its address, with the recipients of its form. */
export const messageByReplyKey = (tx: Tx, key: string) =>
  tx
    .selectFrom('messages')
    .leftJoin('forms', (join) =>
      join.onRef('forms.website_id', '=', 'messages.website_id').onRef('forms.id', '=', 'messages.form_id'),
    )
    .where('messages.website_id', '=', tx.site)
    .where('messages.reply_key', '=', key)
    .select([
      'messages.id',
      'messages.form_name',
      'messages.sender_name',
      'messages.sender_email',
      'forms.settings',
    ])
    .executeTakeFirst();

/** Email replies within a day. */
export async function answersToday(tx: Tx, messageId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('message_entries')
    .where('website_id', '=', tx.site)
    .where('message_id', '=', messageId)
    .where('kind', '=', 'answer')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** After a new entry, the message is unread again, out of the archive, and found by the new words too. */
export async function noteAnswered(tx: Tx, messageId: string, words: readonly string[]): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ read: false, archived: false })
    .where('website_id', '=', tx.site)
    .where('id', '=', messageId)
    .execute();
  await sql`insert into message_words (website_id, word, message_id)
    select ${tx.site}::uuid, word, ${messageId}::uuid from unnest(${words}::text[]) as word
    on conflict do nothing`.execute(tx);
}

export async function deleteNote(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('message_entries')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function noteReplied(tx: Tx, messageId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ replied_at: sql<Date>`now()`, read: true })
    .where('website_id', '=', tx.site)
    .where('id', '=', messageId)
    .execute();
}
