import { randomUUID } from 'node:crypto';
import type { Database, Tx, CrossTx } from '../../../../lib/db/database.ts';
import { latestMigration } from '../../../../lib/db/migrate.ts';
import { conflict, Refusal } from '../../../../lib/errors.ts';
import type { Staging } from '../../../../lib/storage/staging.ts';
import { deleteBelow, type Storage } from '../../../../lib/storage/storage.ts';
import { createOwner, findOwner, unusablePasswordHash } from '../../../accounts/server/index.ts';
import { siteFolder } from '../../../files/server/index.ts';
import { inNewWebsite } from '../../../websites/server/index.ts';
import { archiveWords } from './archive-words.ts';
import { clearTable, haveTime, insertRows } from './row-queries.ts';
import { checkRow, type CheckWith } from './check-row.ts';
import { type Manifest, tableEntry } from './manifest.ts';
import { badArchive, openArchive, type OpenArchive } from './open-archive.ts';
import { placeBytes } from './place-bytes.ts';
import { archivedTables, type TablePolicy, tablesFormerly } from './policy/index.ts';
import { type ArchiveRow, readRows } from './read-rows.ts';
import { saidOfExport } from '../said-of-export.ts';
import { upgradesFor } from './upgrades.ts';
import type { OnProgress } from './write-archive.ts';
import { failedBy, refusesData } from '../../../../lib/db/sql-state.ts';

export interface ImportTarget extends Pick<CheckWith, 'kinds' | 'upgrades'> {
  db: Database;
  storage: Storage;
  staging: Staging;
  /** Maximum total size of a site's files. */
  mostBytes: number;
  /** Queues pending work, in the transaction that inserts the rows. */
  resume: (tx: Tx) => Promise<void>;
}

export interface NewHome {
  host: string;
  /** Becomes an owner besides those of the export; there must be one. */
  owner?: { email: string; password?: string } | undefined;
  /** Hooks of the transaction that creates the site. */
  claim?: (tx: CrossTx) => Promise<void>;
  /** Runs when site and host exist. */
  made?: (tx: Tx) => Promise<void>;
}

export interface Imported {
  websiteId: string;
  name: string;
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Sentences about what must be entered again, and what could not be imported. */
  anew: string[];
  notes: string[];
  /** Entries whose bytes were missing when the export was made. */
  missing: number;
}

const MOST_NOTES = 100;

/**
 * Creates a site from a site export: all of it, or nothing. Every row is checked before anything is written. Ids stay the same, because each is
 * unique together with its site's, which is new.
 * @throws `400`, `409`, `413` with a message
 */
export async function importArchive(
  target: ImportTarget,
  path: string,
  home: NewHome,
  onProgress: OnProgress = () => {},
): Promise<Imported> {
  const { db, storage, mostBytes } = target;
  const archive = await openArchive(path, mostBytes, await latestMigration());
  const notes: string[] = [];
  const checks: CheckWith = {
    ...target,
    timezone: 'UTC',
    note: (sentence) => void (notes.length < MOST_NOTES && notes.push(sentence)),
  };
  const websiteId = randomUUID();
  const { manifest } = archive;
  const rows: Record<string, number> = {};
  const total = Object.values(manifest.entries).reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const progress = (bytes: number) => onProgress(Math.min((done += bytes), total), total);
  try {
    refuseUnknown(manifest);
    for await (const [site] of checkedRows(archive, policyOf('websites'), checks)) {
      const timezone = site?.['timezone'];
      if (typeof timezone === 'string') checks.timezone = timezone;
    }
    // All rows, before anything is written.
    for (const policy of archivedTables) {
      const count = await countRows(checkedRows(archive, policy, checks));
      if (manifest.tables[policy.table]) rows[policy.table] = count;
    }
    const silent = { ...checks, note: () => {} };
    const rowsOf = (table: string) => checkedRows(archive, policyOf(table), silent);
    await placeBytes(target, archive, websiteId, rowsOf, progress);
    const unusable = unusablePasswordHash();
    const { host, claim, made } = home;
    await inNewWebsite(db, { id: websiteId, name: manifest.name, host, claim, made }, async (tx) => {
      await haveTime(tx);
      for (const policy of archivedTables) await fillTable(tx, archive, policy, silent, unusable, progress);
      if (home.owner) {
        const { email, password } = home.owner;
        await createOwner(tx, password === undefined ? { email } : { email, password });
      } else if (!(await findOwner(tx))) throw badArchive(archiveWords().noOwner);
      await target.resume(tx);
    });
  } catch (error) {
    await deleteBelow(storage, siteFolder(websiteId)).catch(() => {});
    throw inWords(error);
  } finally {
    archive.close();
  }
  return {
    websiteId,
    name: manifest.name,
    rows,
    anew: manifest.anew.map(saidOfExport),
    notes,
    missing: manifest.missing.length,
  };
}

function refuseUnknown({ tables, entries, schema }: Manifest): void {
  for (const [table, { columns }] of Object.entries(tables)) {
    if (!entries[tableEntry(table)]) throw badArchive(archiveWords().entryMissing);
    if (tablesFormerly.includes(table)) continue;
    const policy = archivedTables.find((each) => each.table === table);
    if (!policy) throw badArchive(archiveWords().unknownTable({ table }));
    const unknown = columns.find((name) => !policy.kept.includes(name) && !policy.formerly.includes(name));
    if (unknown !== undefined && !upgradesFor(table, schema))
      throw badArchive(archiveWords().unknownColumn({ table, column: unknown }));
  }
  for (const name of Object.keys(entries)) {
    const [, table] = /^tables\/(.+)\.ndjson$/.exec(name) ?? [];
    if (table !== undefined && !Object.hasOwn(tables, table)) throw badArchive(archiveWords().entryNotListed);
  }
}

const policyOf = (name: string): TablePolicy => {
  const policy = archivedTables.find(({ table }) => table === name);
  if (!policy) throw new Error(`${name} is not covered.`);
  return policy;
};

/** Validated rows of a table, some hundred at a time. @throws `400` that names table, row and reason */
async function* checkedRows(
  archive: OpenArchive,
  policy: TablePolicy,
  checks: CheckWith,
  progress: (bytes: number) => void = () => {},
): AsyncGenerator<ArchiveRow[]> {
  const { table } = policy;
  const told = archive.manifest.tables[table];
  if (!told) return;
  const upgrade = upgradesFor(table, archive.manifest.schema);
  const columns = new Set(told.columns);
  let at = 0;
  for await (const rows of readRows(counted(archive.read(tableEntry(table)), progress))) {
    const kept: ArchiveRow[] = [];
    for (const row of rows) {
      at += 1;
      if (Object.keys(row).some((key) => !columns.has(key)))
        throw badArchive(archiveWords().unlistedColumn({ at, table }));
      const today = upgrade ? upgrade(row) : row;
      const checked = today && checkRow(policy, today, at, checks);
      if (checked) kept.push(checked);
    }
    yield kept;
  }
  if (at !== told.rows || (table === 'websites' && at !== 1))
    throw badArchive(archiveWords().wrongCount({ table }));
}

async function countRows(batches: AsyncIterable<ArchiveRow[]>): Promise<number> {
  let count = 0;
  for await (const rows of batches) count += rows.length;
  return count;
}

async function fillTable(
  tx: Tx,
  archive: OpenArchive,
  policy: TablePolicy,
  checks: CheckWith,
  unusable: string,
  progress: (bytes: number) => void,
): Promise<void> {
  if (!archive.manifest.tables[policy.table]) return;
  if (policy.madeByTriggers) await clearTable(tx, policy);
  for await (const rows of checkedRows(archive, policy, checks, progress)) {
    const present = policy.kept.filter((name) => rows.some((row) => name in row));
    if (rows.length > 0) await insertRows(tx, policy, present, rows, unusable);
  }
}

async function* counted(bytes: AsyncIterable<Buffer>, progress: (bytes: number) => void) {
  for await (const piece of bytes) {
    progress(piece.length);
    yield piece;
  }
}

/** A refusal by the database is the file's fault: a duplicate key, a dangling reference. */
function inWords(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (failedBy(error, 'unique', 'hosts_pkey')) return conflict(archiveWords().addressUsed);
  const { table } = error as { table?: string };
  if (refusesData(error) || failedBy(error, 'noPrivilege'))
    return badArchive(table ? archiveWords().rowsOfTableDontFit({ table }) : archiveWords().rowsDontFit);
  return error;
}
