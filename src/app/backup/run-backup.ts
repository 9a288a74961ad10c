import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isOriginal } from '../../features/files/server/index.ts';
import { openBackupStore } from '../../lib/backup/backup-store.ts';
import { forgetBackups } from '../../lib/backup/backup-slot.ts';
import { ContinuousBackup } from '../../lib/backup/continuous-backup.ts';
import type { Connection } from '../../lib/db/roles.ts';
import { openStaging } from '../../lib/storage/staging.ts';
import type { Config } from '../config.ts';
import { openStorage } from '../wiring/file-services.ts';

/** Backs up the embedded database, or cleans up after a backup that is no longer set. @returns stops it */
export async function runBackup(
  config: Config,
  connection: Connection,
  log: Logger,
): Promise<() => Promise<void>> {
  const { backup, dataDir } = config;
  if (!backup) {
    await forgetBackups(connection);
    await rm(join(dataDir, 'backup.json'), { force: true });
    return async () => {};
  }
  const staging = join(dataDir, 'unfinished');
  const running = new ContinuousBackup({
    connection,
    dataDir,
    store: openBackupStore(backup.target, staging),
    files: openStorage(config, openStaging(staging)),
    isOriginal,
    keepDays: backup.keepDays,
    copyHours: backup.copyHours,
    walSeconds: backup.walSeconds,
    log,
  });
  return () => running.stop();
}
