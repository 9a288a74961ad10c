import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import type { Crop, Focus } from '../../../../lib/content/pictures.ts';
import type { FileKind } from '../../contract.ts';

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

const columns = [
  'id',
  'name',
  'folder',
  'type',
  'revision',
  'source_type',
  'sha256',
  'private',
  'width',
  'height',
  'duration',
  'alt',
  'placeholder',
  'problem',
  'version',
  'created_at',
  'trashed_at',
] as const;

const wholeFiles = (tx: Tx) =>
  tx
    .selectFrom('files')
    .select(columns)
    .select([
      sql<number>`size`.as('size'),
      sql<number>`source_size`.as('source_size'),
      sql<FileKind>`kind`.as('kind'),
      sql<'waiting' | 'ready' | 'failed'>`state`.as('state'),
      sql<Focus | null>`focus`.as('focus'),
      sql<Crop | null>`crop`.as('crop'),
    ])
    .where('website_id', '=', tx.site);

export const findFile = (tx: Tx, id: string) => wholeFiles(tx).where('id', '=', id).executeTakeFirst();

const filesById = prepared((tx: Tx, { ids }: { ids: readonly string[] }) =>
  wholeFiles(tx).where(sql<SqlBool>`id = any(${ids}::uuid[])`),
);

/** @param more a query for the ids of others */
export const findFiles = (tx: Tx, ids: readonly string[], more?: RawBuilder<unknown>): Promise<FileRow[]> =>
  more
    ? wholeFiles(tx)
        .where(sql<SqlBool>`id = any(${ids}::uuid[] || array(${more}))`)
        .execute()
    : filesById(tx, { ids });

export const findByContent = (tx: Tx, sha256: Buffer, isPrivate: boolean) =>
  wholeFiles(tx)
    .where('sha256', '=', sha256)
    .where('private', '=', isPrivate)
    .where(sql<SqlBool>`found_by_content`)
    .executeTakeFirst();

export interface Listing {
  folder?: string | undefined;
  q?: string | undefined;
  sort: 'newest' | 'oldest' | 'name' | 'size';
  trashed?: boolean | undefined;
  limit: number;
  after?: string | undefined;
  type?: string[] | undefined;
  kind?: FileKind | undefined;
  undescribed?: boolean | undefined;
}

// Ids are made in the order of time.
const orders = {
  newest: sql`id desc`,
  oldest: sql`id`,
  name: sql`lower(name), id`,
  size: sql`size desc, id desc`,
};
const isPast = {
  newest: sql<SqlBool>`id < past.past_id`,
  oldest: sql<SqlBool>`id > past.past_id`,
  name: sql<SqlBool>`(lower(name), id) > (past.past_name, past.past_id)`,
  size: sql<SqlBool>`(size, id) < (past.past_size, past.past_id)`,
};

export function listFiles(tx: Tx, listing: Listing) {
  const { folder, q, sort, trashed = false, limit, after, type, kind, undescribed } = listing;
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  let query = wholeFiles(tx)
    .where('trashed_at', trashed ? 'is not' : 'is', null)
    .$if(folder !== undefined, (some) =>
      folder === '' ? some.where('folder', 'is', null) : some.where('folder', '=', folder as string),
    )
    .$if(type !== undefined, (some) => some.where('type', 'in', type as string[]))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind as string))
    .$if(undescribed === true, (some) => some.where('alt', '=', '').where('kind', '=', 'image'));
  for (const word of words) query = query.where(sql<SqlBool>`strpos(lower(name || ' ' || alt), ${word}) > 0`);
  if (after !== undefined)
    query = query.where(sql<SqlBool>`exists (
      select from (select id as past_id, lower(name) as past_name, size as past_size
        from files where website_id = ${tx.site} and id = ${after}) past where ${isPast[sort]})`);
  return query.orderBy(orders[sort]).limit(limit).execute();
}

export interface NewFile {
  id: string;
  name: string;
  folder: string;
  kind: FileKind;
  type: string;
  size: number;
  sha256: Buffer;
  revision: string;
  private: boolean;
  state: 'waiting' | 'ready';
  by: string | null;
}

/** Ids that sort by time, made where the clock is one for all. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** @returns false where a file of this content is there already */
export async function insertFile(tx: Tx, file: NewFile): Promise<boolean> {
  const { folder, by, size, type, ...plain } = file;
  const row = await tx
    .insertInto('files')
    .values({
      ...plain,
      website_id: tx.site,
      folder: folder || null,
      type,
      size,
      source_type: type,
      source_size: size,
      uploaded_by: by,
    })
    .onConflict((conflict) =>
      // As it stands in the index: a parameter in its place is not seen to be the same once the plan is kept.
      conflict
        .columns(['website_id', 'sha256', 'private'])
        .where(sql<SqlBool>`found_by_content`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Changes {
  name?: string;
  folder?: string;
  alt?: string;
  focus?: Focus | null;
  crop?: Crop | null;
  private?: boolean;
}

const json = (value: object | null) => (value ? JSON.stringify(value) : null);

/** @returns undefined where it is gone or `based` is not its version */
export function changeFile(tx: Tx, id: string, changes: Changes, based: number | undefined) {
  const { name, folder, alt, focus, crop, private: isPrivate } = changes;
  return tx
    .updateTable('files')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(folder === undefined ? {} : { folder: folder || null }),
      ...(alt === undefined ? {} : { alt }),
      ...(focus === undefined ? {} : { focus: json(focus) }),
      ...(crop === undefined ? {} : { crop: json(crop) }),
      // Either makes another picture.
      ...(focus === undefined && crop === undefined ? {} : { state: 'waiting', problem: null }),
      // Another one with this content may have an address, or none, already.
      ...(isPrivate === undefined
        ? {}
        : {
            private: isPrivate,
            found_by_content: sql<boolean>`found_by_content and private = ${isPrivate}`,
          }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('id')
    .executeTakeFirst();
}

/** A failed one is tried again. @returns undefined where the file is gone */
export function takeUpAgain(tx: Tx, id: string) {
  return tx
    .updateTable('files')
    .set({
      trashed_at: null,
      state: sql`case state when 'failed' then 'waiting' else state end`,
      problem: null,
      updated_at: sql`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning(sql<string>`state`.as('state'))
    .executeTakeFirst();
}

export interface Content {
  type: string;
  kind: FileKind;
  size: number;
  sha256: Buffer;
  /** Undefined where it stays until the new one has been made. */
  revision?: string;
  state: 'waiting' | 'ready';
}

/** @returns the content before, or undefined where the file is gone */
export async function replaceContent(tx: Tx, id: string, content: Content) {
  const { type, kind, size, sha256, revision, state } = content;
  const before = await tx
    .selectFrom('files')
    .select(['sha256', 'revision'])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await tx
    .updateTable('files')
    .set({
      kind,
      source_type: type,
      source_size: size,
      sha256,
      state,
      problem: null,
      crop: null,
      focus: null,
      duration: null,
      found_by_content: sql<boolean>`not exists (select from files other where other.website_id = ${tx.site}
        and other.sha256 = ${sha256} and other.private = files.private and other.id <> ${id} and other.found_by_content)`,
      ...(revision === undefined
        ? {}
        : { revision, type, size, width: null, height: null, placeholder: null }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
  return before;
}
