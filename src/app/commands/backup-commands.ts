import { BackupError } from '../../lib/backup/backup-error.ts';
import { readMoment } from '../backup/read-moment.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Drill, runRestoreDrill } from '../backup/restore-drill.ts';
import type { Config } from '../config.ts';
import { commandWords } from './messages/operator-commands/words.ts';

type Given = Record<string, string | boolean | undefined>;

/** Whether a command works on a backup. Such commands also work where the installation's database is lost. */
export const isBackupCommand = (name: string, given: Given): boolean =>
  name === 'verify-backup' || (name === 'restore' && given['to'] !== undefined);

/** The moment of `--at`; null without one. @throws BackupError */
export function momentOf({ at }: Given): Date | null {
  const moment = typeof at === 'string' ? readMoment(at) : null;
  if (at !== undefined && !moment) throw new BackupError(commandWords.notMoment);
  return moment;
}

/** @throws BackupError */
export async function runBackupCommand(
  config: Config,
  name: string,
  given: Given,
): Promise<{ report: Drill } | { result: object }> {
  const { backup } = config;
  if (!backup) throw new BackupError(commandWords.noBackup);
  if (name === 'verify-backup') return { report: await runRestoreDrill(config, backup) };
  const { to, database } = given;
  const target = {
    to: String(to),
    at: momentOf(given),
    database: typeof database === 'string' ? database : undefined,
  };
  return { result: await restoreBackup(config, backup, target) };
}
