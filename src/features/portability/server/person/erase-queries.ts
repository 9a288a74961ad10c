import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Whose } from '../../../../lib/db/whose-queries.ts';
import { UUID } from '../../../../lib/values/uuid.ts';

/** A person whose data is erased. */
export interface Erasure extends Whose {
  /** The account's address, proven or not: emails about the account were sent there. */
  address: string;
  /** Requested by the site: includes messages, the newsletter and analytics. */
  whole: boolean;
}

/** Records about orders, bookings and messages: their sources, and copies of texts. */
export async function forgetTraces(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const ids = sql`${subjects}::uuid[]`;
  await sql`delete from mails where website_id = ${tx.site}
    and array(select found[1] from regexp_matches(cause, ${UUID}, 'g') found) && ${subjects}::text[]`.execute(
    tx,
  );
  await sql`delete from visit_causes where website_id = ${tx.site} and subject_id = any(${ids})`.execute(tx);
  await sql`update orders set visitor = null where website_id = ${tx.site} and id = any(${ids})`.execute(tx);
  await sql`delete from webhook_deliveries where website_id = ${tx.site} and subject_id = any(${ids})`.execute(
    tx,
  );
}

/** Locks the account against a role until the end of the transaction. */
export async function holdAccount(tx: Tx, accountId: string | null): Promise<void> {
  await sql`select from accounts where website_id = ${tx.site} and id = ${accountId} for update`.execute(tx);
}

export async function forgetRedemptions(tx: Tx, { email, until }: Erasure, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update code_redemptions set email = '' where website_id = ${tx.site} and ctid in (
      select ctid from code_redemptions where website_id = ${tx.site} and email = ${email} and email <> ''
        and created_at <= ${until}::timestamptz limit ${most})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What happens to each foreign key to an account: the row is deleted, or the reference becomes null. A test compares the catalogue. */
export const namesOfAccount: readonly (readonly [
  table: string,
  column: string,
  becomes: 'deleted' | 'nobody',
])[] = [
  ['sessions', 'account_id', 'deleted'],
  ['sign_ins', 'account_id', 'deleted'],
  ['sign_in_steps', 'account_id', 'deleted'],
  ['trusted_devices', 'account_id', 'deleted'],
  ['notification_reads', 'account_id', 'deleted'],
  ['api_keys', 'account_id', 'deleted'],
  ['carts', 'account_id', 'deleted'],
  ['comment_notices', 'account_id', 'deleted'],
  ['code_apps', 'account_id', 'deleted'],
  ['passkeys', 'account_id', 'deleted'],
  ['recovery_codes', 'account_id', 'deleted'],
  ['tokens', 'account_id', 'deleted'],
  ['bookings', 'account_id', 'nobody'],
  ['brand_history', 'replaced_by', 'nobody'],
  ['comment_threads', 'resolved_by', 'nobody'],
  ['comments', 'author_id', 'nobody'],
  ['email_template_versions', 'saved_by', 'nobody'],
  ['entry_comments', 'account_id', 'nobody'],
  ['entry_imports', 'started_by', 'nobody'],
  ['file_uploads', 'created_by', 'nobody'],
  ['files', 'uploaded_by', 'nobody'],
  ['fulfilments', 'made_by', 'nobody'],
  ['order_events', 'account_id', 'nobody'],
  ['orders', 'account_id', 'nobody'],
  ['page_previews', 'created_by', 'nobody'],
  ['page_versions', 'saved_by', 'nobody'],
  ['publish_requests', 'decided_by', 'nobody'],
  ['publish_requests', 'requested_by', 'nobody'],
  ['product_imports', 'started_by', 'nobody'],
  ['refunds', 'asked_by', 'nobody'],
  ['site_exports', 'made_by', 'nobody'],
  ['stock_movements', 'moved_by', 'nobody'],
  ['waiting_people', 'account_id', 'nobody'],
];

/** @returns how many rows of the table no longer refer to the account */
export async function loosen(
  tx: Tx,
  [table, column, becomes]: (typeof namesOfAccount)[number],
  accountId: string,
  most: number,
): Promise<number> {
  const rows = sql`where website_id = ${tx.site} and ctid in (
    select ctid from ${sql.id(table)} where website_id = ${tx.site} and ${sql.id(column)} = ${accountId} limit ${most})`;
  const { numAffectedRows } = await (
    becomes === 'deleted'
      ? sql`delete from ${sql.id(table)} ${rows}`
      : sql`update ${sql.id(table)} set ${sql.id(column)} = null ${rows}`
  ).execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** @returns its id */
export async function insertErasure(tx: Tx, { accountId, email, address, whole }: Erasure): Promise<string> {
  const { id } = await tx
    .insertInto('person_erasures')
    .values({ website_id: tx.site, account_id: accountId, email, address, whole })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locked until the end of the transaction, so that parts are serialised; undefined once it is finished. */
export async function holdErasure(tx: Tx, id: string): Promise<Erasure | undefined> {
  const { rows } = await sql<Erasure>`
    select account_id as "accountId", email, address, whole, created_at::text as until from person_erasures
    where website_id = ${tx.site} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export const deleteErasure = (tx: Tx, id: string) =>
  tx.deleteFrom('person_erasures').where('website_id', '=', tx.site).where('id', '=', id).execute();

export const openErasures = (tx: Tx) =>
  tx.selectFrom('person_erasures').select('id').where('website_id', '=', tx.site).execute();

/** Whether a person's data is being erased now. */
export async function isErasing(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person_erasures')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
