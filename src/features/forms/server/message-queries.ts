import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { Answer } from '../check-answers.ts';
import { askedAnswers, type MessageQuery } from '../message-shapes.ts';
import { searchedPrefixes } from '../search-terms.ts';
import { searchFor } from './search-queries.ts';

const columns = [
  'id',
  'website_id',
  'form_id',
  'form_name',
  'origin',
  'sender_name',
  'sender_email',
  'preview',
  'spam',
  'spam_reason',
  'subscribes',
  'read',
  'starred',
  'archived',
  'replied_at',
  'created_at',
] as const;

export interface NewMessageRow {
  formId: string | null;
  formName: string;
  origin: string;
  answers: Answer[];
  senderName: string;
  senderEmail: string | null;
  preview: string;
  /** Empty if it is no spam. */
  spamReason: string;
  subscribes: boolean;
  /** Read and archived from the start: kept as proof, not as news. */
  filed: boolean;
  requestKey: string | null;
  contentHash: Buffer;
  /** Search terms, each once. */
  words: string[];
}

/** Undefined if the request's key was used already. */
export async function insertMessage(tx: Tx, row: NewMessageRow): Promise<string | undefined> {
  const made = await tx
    .with('made', (db) =>
      db
        .insertInto('messages')
        .values({
          website_id: tx.site,
          form_id: row.formId,
          form_name: row.formName,
          origin: row.origin,
          answers: JSON.stringify(row.answers),
          sender_name: row.senderName,
          sender_email: row.senderEmail,
          preview: row.preview,
          spam: row.spamReason !== '',
          spam_reason: row.spamReason,
          subscribes: row.subscribes,
          read: row.filed,
          archived: row.filed,
          request_key: row.requestKey,
          content_hash: row.contentHash,
        })
        .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
        .returning('id'),
    )
    .with('words', (db) =>
      db
        .insertInto('message_words')
        .columns(['website_id', 'word', 'message_id'])
        .expression(
          sql`select ${tx.site}::uuid, word, made.id from made, unnest(${row.words}::text[]) as word`,
        ),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirst();
  return made?.id;
}

export const messageByKey = (tx: Tx, key: string) =>
  tx
    .selectFrom('messages')
    .where('website_id', '=', tx.site)
    .where('request_key', '=', key)
    .select(['id', 'content_hash'])
    .executeTakeFirst();

/** How often the same text was sent within a day. */
export async function countSame(tx: Tx, contentHash: Buffer): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .where('website_id', '=', tx.site)
    .where('content_hash', '=', contentHash)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const messages = (tx: Tx) =>
  tx
    .selectFrom('messages')
    .where('website_id', '=', tx.site)
    .select(columns)
    .select(sql<Answer[]>`answers`.as('answers'));

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export const findMessage = (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  messages(tx).where('id', '=', id).executeTakeFirst();

/** Replies show times in milliseconds; the database stores more digits. */
const atMillisecond = (column: 'created_at' | 'replied_at', time: string) =>
  sql<boolean>`date_trunc('milliseconds', ${sql.ref(column)}) = ${new Date(time)}`;

/** One answer, or one of several in a field with several. */
const answered = (name: string, value: string) =>
  sql<boolean>`exists (select from jsonb_array_elements(answers) as answer where answer ->> 'name' = ${name}
    and (answer ->> 'value' = ${value} or answer -> 'value' @> to_jsonb(${value}::text)))`;

export async function listMessages(tx: Tx, query: MessageQuery): Promise<MessageRow[]> {
  const { origin, form, email, read, starred, archived, spam = false, q, limit, after } = query;
  const words = searchedPrefixes(q ?? '');
  if (words.length === 0 && (q ?? '') !== '') return [];
  let list = messages(tx).where('spam', '=', spam);
  const { _id, formName, name, preview, spamReason, createdAt, repliedAt } = query;
  if (_id !== undefined) list = list.where('id', '=', _id);
  if (formName !== undefined) list = list.where('form_name', '=', formName);
  if (name !== undefined) list = list.where('sender_name', '=', name);
  if (preview !== undefined) list = list.where('preview', '=', preview);
  if (spamReason !== undefined) list = list.where('spam_reason', '=', spamReason);
  if (createdAt !== undefined) list = list.where(atMillisecond('created_at', createdAt));
  if (repliedAt !== undefined) list = list.where(atMillisecond('replied_at', repliedAt));
  for (const [field, value] of askedAnswers(query)) list = list.where(answered(field, value));
  if (origin !== undefined) list = list.where('origin', '=', origin);
  if (form !== undefined) list = list.where('form_id', '=', form);
  if (email !== undefined) list = list.where('sender_email', '=', email);
  if (read !== undefined) list = list.where('read', '=', read);
  if (starred !== undefined) list = list.where('starred', '=', starred);
  if (archived !== undefined) list = list.where('archived', '=', archived);
  if (after !== undefined) list = list.where('id', '<', after);
  if (words.length === 0) return list.orderBy('id', 'desc').limit(limit).execute();

  const { candidates, holds } = await searchFor(tx, words);
  for (const condition of holds) list = list.where(condition);
  if (!candidates) return list.orderBy('id', 'desc').limit(limit).execute();
  // One by one in order, only as far as shown: a join of all would read every message.
  const one = list.where(sql<boolean>`messages.id = candidates.found`).limit(1);
  return tx
    .selectFrom(candidates.as('candidates'))
    .innerJoinLateral(one.as('found'), (join) => join.onTrue())
    .selectAll('found')
    .orderBy('candidates.found', 'desc')
    .limit(limit)
    .execute();
}

const MOST_COUNTED = 1000;

/** Counted from the index alone, up to what a badge shows. */
export async function unreadCounts(tx: Tx) {
  const capped = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*) from (select 1 from messages where website_id = ${tx.site} and ${condition}
      limit ${MOST_COUNTED}) as found)`;
  const { rows } = await sql<{ unread: number; spam: number; newest: string | null }>`
    select ${capped(sql`not read and not spam and not archived`)} as unread,
      ${capped(sql`spam and not archived`)} as spam,
      (select id from messages where website_id = ${tx.site} order by id desc limit 1) as newest`.execute(tx);
  return rows[0] ?? { unread: 0, spam: 0, newest: null };
}

export interface StateChange {
  read?: boolean | undefined;
  starred?: boolean | undefined;
  archived?: boolean | undefined;
  spam?: boolean | undefined;
}

/** @returns existing ones, with what must be done for those moved out of spam */
export const changeMessages = (tx: Tx, ids: readonly string[], change: StateChange) => {
  const { read, starred, archived, spam } = change;
  return tx
    .updateTable('messages')
    .set({
      ...(read === undefined ? {} : { read }),
      ...(starred === undefined ? {} : { starred }),
      ...(archived === undefined ? {} : { archived }),
      ...(spam === undefined ? {} : { spam }),
      ...(spam === true
        ? { spam_reason: sql<string>`case when spam_reason = '' then ${MOVED} else spam_reason end` }
        : {}),
      // Keeps the statement valid if nothing is named.
      id: sql<string>`id`,
    })
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .returning(['id', 'spam', 'subscribes', 'sender_email', 'form_id'])
    .execute();
};

const MOVED = 'You moved this message here.';

/** Claimed once: the caller that claims it does the postponed work. */
export async function takeSubscription(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ subscribes: false })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('subscribes', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function deleteMessages(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('messages')
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
