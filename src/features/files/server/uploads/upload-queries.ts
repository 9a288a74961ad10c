import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface NewUpload {
  /** The id of the reservation. */
  id: string;
  name: string;
  folder: string;
  replaces: string | null;
  private: boolean;
  /** Bytes. */
  length: number;
  by: string;
}

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  const { by, ...plain } = upload;
  await tx
    .insertInto('file_uploads')
    .values({ ...plain, website_id: tx.site, created_by: by })
    .execute();
}

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** An upload that has not expired. */
export const findUpload = (tx: Tx, id: string) =>
  tx
    .selectFrom('file_uploads')
    .innerJoin('file_holds', (join) =>
      join
        .onRef('file_holds.website_id', '=', 'file_uploads.website_id')
        .onRef('file_holds.id', '=', 'file_uploads.id'),
    )
    .select([
      'file_uploads.id',
      'name',
      'folder',
      'replaces',
      'private',
      'parts',
      'file_id',
      'created_by',
      'expires_at',
      sql<number>`length`.as('length'),
      sql<number>`received`.as('received'),
    ])
    .where('file_uploads.website_id', '=', tx.site)
    .where('file_uploads.id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Counts a stored part. @returns false if another request was faster, or the upload is gone */
export async function addPart(
  tx: Tx,
  id: string,
  part: { from: number; bytes: number; key: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('file_uploads')
    .set({ received: sql`received + ${part.bytes}`, parts: sql`parts || ${part.key}::text` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where(sql<SqlBool>`received = ${part.from}`)
    .where(sql<SqlBool>`file_id is null`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records the result until the upload expires.
 * @param from applies only if this many bytes were received; by default in any case
 * @returns false if another request was faster
 */
export async function finishUpload(
  tx: Tx,
  id: string,
  { fileId, from }: { fileId: string; from?: number },
): Promise<boolean> {
  let update = tx
    .updateTable('file_uploads')
    .set({ file_id: fileId, parts: sql`'{}'`, received: sql`length` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id);
  if (from !== undefined)
    update = update.where(sql<SqlBool>`received = ${from}`).where(sql<SqlBool>`file_id is null`);
  return (await update.returning('id').executeTakeFirst()) !== undefined;
}

/** Which of these keys are parts of an upload in progress. */
export async function neededParts(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from file_uploads cross join unnest(parts) part
    where website_id = ${tx.site} and parts && ${keys}::text[] and part = any(${keys}::text[])`.execute(tx);
  return rows.map(({ part }) => part);
}
