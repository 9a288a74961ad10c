import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BackupStore, openBackupStore } from '../../lib/backup/backup-store.ts';
import { restore } from '../../lib/backup/restore.ts';
import { readSystemIdentifier } from '../../lib/db/embedded/cluster.ts';
import { commandWords } from '../commands/messages/operator-commands/words.ts';
import type { Config } from '../config.ts';
import type { BackupSettings } from './backup-settings.ts';

/** The store of the backups, and the number of this installation's database, if that still exists. */
export function openBackup({ dataDir }: Pick<Config, 'dataDir'>, { target }: BackupSettings) {
  return {
    store: openBackupStore(target, join(dataDir, 'unfinished')),
    own: readSystemIdentifier(join(dataDir, 'postgres')),
  };
}

/** The number of this installation's database, if the backup has it. */
async function ownIfThere(store: BackupStore, own: string | undefined): Promise<string | undefined> {
  return own !== undefined && (await store.folders('')).includes(own) ? own : undefined;
}

/** Restores the whole installation into an empty folder. @param at null for the newest state */
export async function restoreBackup(
  config: Config,
  backup: BackupSettings,
  { to, at, database }: { to: string; at: Date | null; database: string | undefined },
) {
  const { store, own } = openBackup(config, backup);
  const folder = resolve(to);
  const system = database ?? (await ownIfThere(store, own));
  const restored = await restore({ store, folder, at, system, withFiles: true });
  const next = [
    ...(config.secretKeys.length === 0 || existsSync(join(config.dataDir, 'secrets.key'))
      ? [commandWords.restoreNeedsKey({ folder })]
      : []),
    ...(config.s3 ? [commandWords.restoreNeedsBucket({ folder: join(folder, 'files') })] : []),
    commandWords.restoreStart({ folder }),
  ];
  return { ...restored, next };
}
