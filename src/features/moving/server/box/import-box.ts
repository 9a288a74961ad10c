import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { latestMigration } from '../../../../lib/db/migrate.ts';
import { conflict, Refusal } from '../../../../lib/errors.ts';
import type { Staging } from '../../../../lib/storage/staging.ts';
import { deleteBelow, type Storage } from '../../../../lib/storage/storage.ts';
import { createOwner, findOwner, unusablePasswordHash } from '../../../accounts/server/index.ts';
import { siteFolder } from '../../../files/server/index.ts';
import { inNewWebsite } from '../../../websites/server/index.ts';
import { clearTable, haveTime, insertRows } from './box-queries.ts';
import { checkRow, type CheckWith } from './check-row.ts';
import { type Manifest, tableEntry } from './manifest.ts';
import { notABox, openBox, type OpenBox } from './open-box.ts';
import { placeBytes } from './place-bytes.ts';
import { boxTables, type TablePolicy } from './policy/index.ts';
import { type BoxRow, readRows } from './read-rows.ts';
import { upgradesFor } from './upgrades.ts';
import type { OnProgress } from './write-box.ts';

export interface BoxTarget extends Pick<CheckWith, 'kinds' | 'upgrades'> {
  db: Database;
  storage: Storage;
  staging: Staging;
  /** Bytes that the files of a site may have. */
  mostBytes: number;
  /** Has what was waiting go on, in the transaction that brings the rows. */
  resume: (tx: Tx, websiteId: string) => Promise<void>;
}

export interface NewHome {
  host: string;
  /** Becomes an owner beside those of the box; there must be one. */
  owner?: { email: string; password?: string } | undefined;
  /** Begins the transaction that makes the site. */
  claim?: (tx: Tx) => Promise<void>;
  /** Once site and host are there. */
  made?: (tx: Tx, websiteId: string) => Promise<void>;
}

export interface Imported {
  websiteId: string;
  name: string;
  /** Rows by table. */
  rows: Record<string, number>;
  /** Sentences about what has to be entered anew, and about what could not be taken over. */
  anew: string[];
  notes: string[];
  /** Entries whose bytes were missing when the box was made. */
  missing: number;
}

const MOST_NOTES = 100;

/**
 * Makes a site of a box: all of it, or nothing. Ids stay as they are, since each is an id together with its site's,
 * which is new.
 * @throws `400`, `409`, `413` with a sentence
 */
export async function importBox(
  target: BoxTarget,
  path: string,
  home: NewHome,
  onProgress: OnProgress = () => {},
): Promise<Imported> {
  const { db, storage, mostBytes } = target;
  const box = await openBox(path, mostBytes, await latestMigration());
  const notes: string[] = [];
  const checks: CheckWith = {
    ...target,
    note: (sentence) => void (notes.length < MOST_NOTES && notes.push(sentence)),
  };
  const websiteId = randomUUID();
  const { manifest } = box;
  const total = Object.values(manifest.entries).reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const progress = (bytes: number) => onProgress(Math.min((done += bytes), total), total);
  try {
    refuseUnknown(manifest);
    await placeBytes(target, box, websiteId, { ...checks, note: () => {} }, progress);
    const unusable = unusablePasswordHash();
    const { host, claim, made } = home;
    await inNewWebsite(db, { id: websiteId, name: manifest.name, host, claim, made }, async (tx) => {
      await haveTime(tx);
      for (const policy of boxTables) await fillTable(tx, box, websiteId, policy, checks, unusable, progress);
      if (home.owner) {
        const { email, password } = home.owner;
        await createOwner(tx, websiteId, password === undefined ? { email } : { email, password });
      } else if (!(await findOwner(tx, websiteId)))
        throw notABox('nobody in it owns the site. Please say who will.');
      await target.resume(tx, websiteId);
    });
  } catch (error) {
    await deleteBelow(storage, siteFolder(websiteId)).catch(() => {});
    throw inWords(error);
  } finally {
    box.close();
  }
  const rows = Object.fromEntries(Object.entries(manifest.tables).map(([table, { rows: n }]) => [table, n]));
  return {
    websiteId,
    name: manifest.name,
    rows,
    anew: manifest.anew,
    notes,
    missing: manifest.missing.length,
  };
}

function refuseUnknown({ tables, entries, schema }: Manifest): void {
  for (const [table, { columns }] of Object.entries(tables)) {
    const policy = boxTables.find((each) => each.table === table);
    if (!policy) throw notABox(`it holds “${table}”, which no site has here.`);
    const unknown = columns.find((name) => !policy.kept.includes(name));
    if (unknown !== undefined && !upgradesFor(table, schema))
      throw notABox(`“${table}” in it has “${unknown}”, which no site has here.`);
    if (!entries[tableEntry(table)]) throw notABox('something in it is missing. Please save the box again.');
  }
  for (const name of Object.keys(entries)) {
    const [, table] = /^tables\/(.+)\.ndjson$/.exec(name) ?? [];
    if (table !== undefined && !Object.hasOwn(tables, table))
      throw notABox('it holds something that it does not list.');
  }
}

async function fillTable(
  tx: Tx,
  box: OpenBox,
  websiteId: string,
  policy: TablePolicy,
  checks: CheckWith,
  unusable: string,
  progress: (bytes: number) => void,
): Promise<void> {
  const { table } = policy;
  const told = box.manifest.tables[table];
  if (!told) return;
  const upgrade = upgradesFor(table, box.manifest.schema);
  const columns = new Set(told.columns);
  if (policy.madeByTriggers) await clearTable(tx, websiteId, policy);
  let count = 0;
  for await (const rows of readRows(counted(box.read(tableEntry(table)), progress))) {
    count += rows.length;
    const kept: BoxRow[] = [];
    for (const row of rows) {
      if (Object.keys(row).some((key) => !columns.has(key)))
        throw notABox(`a row of “${table}” has a column that it should not have.`);
      const today = upgrade ? upgrade(row) : row;
      if (today) kept.push(checkRow(table, today, checks));
    }
    const present = policy.kept.filter((name) => kept.some((row) => name in row));
    if (kept.length > 0) await insertRows(tx, websiteId, policy, present, kept, unusable);
  }
  if (count !== told.rows || (table === 'websites' && count !== 1))
    throw notABox(`“${table}” in it has another number of rows than it says.`);
}

async function* counted(bytes: AsyncIterable<Buffer>, progress: (bytes: number) => void) {
  for await (const piece of bytes) {
    progress(piece.length);
    yield piece;
  }
}

/** What the database refuses is the box's fault: a shape, a key, a reference that leads nowhere. */
function inWords(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string };
  if (constraint === 'hosts_pkey') return conflict('Another site has this address already.');
  if (/^(22|23)/.test(code ?? '') || code === '42501')
    return notABox(`its rows do not fit together${table ? ` (in “${table}”)` : ''}.`);
  return error;
}
