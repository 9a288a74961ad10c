import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../../features/files/server/index.ts';
import { findHosts } from '../../features/websites/server/index.ts';
import { BackupError } from '../../lib/backup/backup-error.ts';
import { chooseSystem, restore, restoreFiles } from '../../lib/backup/restore.ts';
import { type Database, openDatabase } from '../../lib/db/database.ts';
import { startEmbeddedPostgres } from '../../lib/db/embedded/index.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { ownFolder } from '../../lib/own-folder.ts';
import { type Jobs, openJobs } from '../../lib/work/jobs.ts';
import { commandWords } from '../commands/messages/operator-commands/words.ts';
import { exportSite, importSite } from '../commands/move-site.ts';
import type { Config } from '../config.ts';
import { withSecretKeys } from '../processes/secret-keys.ts';
import { openBackup } from './restore-backup.ts';

interface Wanted {
  /** A host of the site at that moment. */
  from: string;
  /** The host of the copy. */
  to: string;
  at: Date | null;
}

/**
 * Adds a site as it was at a moment, under another host. The backup is restored into a temporary folder; from there the
 * site is exported and imported like any other, so payments of the copy are history, and its secrets must be entered again.
 */
export async function restoreSite(config: Config, parts: { db: Database; jobs: Jobs }, wanted: Wanted) {
  const parent = await ownFolder(config.dataDir, 'restore-point');
  const archive = join(parent, 'site.zip');
  try {
    const missingFiles = await exportFromBackup(config, wanted, join(parent, 'data'), archive);
    const imported = await importSite(config, parts, archive, { host: wanted.to });
    return { ...imported, missingFiles, at: wanted.at && wanted.at.toISOString() };
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function exportFromBackup(config: Config, { from, at }: Wanted, folder: string, archive: string) {
  if (!config.backup) throw new BackupError(commandWords.noBackup);
  const { store, own } = openBackup(config, config.backup);
  const system = await chooseSystem(store, own);
  await restore({ store, folder, at, system, withFiles: false });
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await migrate(server.connection);
    const connection = await withSecretKeys(config, server.connection);
    const db = openDatabase(connection, { most: 2 });
    try {
      const [site] = await db.acrossWebsites((tx) => findHosts(tx, [from]));
      if (!site) throw new BackupError(commandWords.noSiteThen({ host: from }));
      const prefix = siteFolder(site.website_id);
      await restoreFiles({ store, folder, at }, system, (key) => key.startsWith(prefix));
      const jobs = openJobs(connection, { log: { warn: () => {} } });
      const there = { ...config, dataDir: folder, s3: undefined };
      return (await exportSite(there, { db, jobs }, site.website_id, archive)).missingFiles;
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}
