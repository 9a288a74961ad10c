import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from '../../lib/backup/backup-store.ts';
import { writeDrillState } from '../../lib/backup/backup-state.ts';
import { backedUpFiles, readFilesState } from '../../lib/backup/files-backup.ts';
import { listBases, readCovered } from '../../lib/backup/layout.ts';
import { chooseSystem, restore } from '../../lib/backup/restore.ts';
import { listWebsites } from '../../features/websites/server/index.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { startEmbeddedPostgres } from '../../lib/db/embedded/index.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { ownFolder } from '../../lib/own-folder.ts';
import { commandWords } from '../commands/messages/operator-commands/words.ts';
import { describeVerification, verifySites } from '../commands/verify-sites.ts';
import type { Config } from '../config.ts';
import { withSecretKeys } from '../processes/secret-keys.ts';
import type { BackupSettings } from './backup-settings.ts';
import { openBackup } from './restore-backup.ts';

export interface Drill {
  ok: boolean;
  /** What a person reads. */
  text: string;
}

/** A site that must be in a backup made after its creation. */
export interface KnownSite {
  id: string;
  created_at: Date;
}

/**
 * Restores the newest backup into a temporary folder, starts it, checks its records and files, and notes the result for the metrics.
 * @param known the sites of the running installation
 */
export async function runRestoreDrill(
  config: Config,
  backup: BackupSettings,
  known: readonly KnownSite[] = [],
): Promise<Drill> {
  const { store, own } = openBackup(config, backup);
  const at = new Date().toISOString();
  let base = at;
  try {
    const system = await chooseSystem(store, own);
    const newest = (await listBases(store, system)).at(-1);
    if (newest) base = newest.endedAt;
    const moment = newest ? await filesMoment(store, system, newest) : null;
    const drill = await withRestored(config, store, system, moment, known);
    writeDrillState(config.dataDir, { at, base, problem: drill.ok ? null : drill.text });
    return drill;
  } catch (error) {
    writeDrillState(config.dataDir, { at, base, problem: (error as Error).message });
    throw error;
  }
}

/** The newest moment whose files are all in the backup; null if that is before the newest copy of the database. */
async function filesMoment(
  store: BackupStore,
  system: string,
  base: { series: string; endedAt: string },
): Promise<Date | null> {
  const { copiedAt } = await readFilesState(store, system);
  const covered = await readCovered(store, system, base.series);
  if (copiedAt === null || !covered) return null;
  const moment = Math.min(Date.parse(copiedAt), +covered.time);
  return moment < Date.parse(base.endedAt) ? null : new Date(moment);
}

async function withRestored(
  config: Config,
  store: BackupStore,
  system: string,
  at: Date | null,
  known: readonly KnownSite[],
): Promise<Drill> {
  const parent = await ownFolder(config.dataDir, 'restore-drill');
  const folder = join(parent, 'data');
  try {
    const { base } = await restore({ store, folder, at, system, withFiles: false });
    const server = await startEmbeddedPostgres({ dataDir: folder });
    try {
      await migrate(server.connection);
      const db = openDatabase(await withSecretKeys(config, server.connection), { most: 2 });
      try {
        const found = await verifySites({ db, storage: backedUpFiles(store, system) });
        const there = new Set((await db.acrossWebsites(listWebsites)).map(({ id }) => id));
        const absent = known.filter(({ id, created_at: made }) => +made < Date.parse(base) && !there.has(id));
        const lines = [
          describeVerification(found),
          ...(absent.length > 0 ? [commandWords.sitesMissing({ count: absent.length })] : []),
          commandWords.drilled({ base }),
        ];
        return { ok: found.ok && absent.length === 0, text: lines.join('\n') };
      } finally {
        await db.close();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
