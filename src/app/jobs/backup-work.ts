import { readBackupState, readDrillState } from '../../lib/backup/backup-state.ts';
import { listWebsites } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Config } from '../config.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const HOUR = 3600;
const DAY_MS = 24 * HOUR * 1000;

/** Restores the backup for a check, once a week; the day after a failure. */
export const backupJobs = ({ config, db }: { config: Config; db: Database }): ScheduledJob[] => {
  const { backup, dataDir } = config;
  if (!backup) return [];
  const work = async () => {
    const [state, last] = [await readBackupState(dataDir), await readDrillState(dataDir)];
    if (!state?.baseAt || !state.filesAt) return;
    const days = last?.problem ? 1 : 7;
    if (last && Date.now() - Date.parse(last.at) < days * DAY_MS) return;
    const known = await db.acrossWebsites(listWebsites);
    const { runRestoreDrill } = await import('../backup/restore-drill.ts');
    const { ok, text } = await runRestoreDrill(config, backup, known);
    if (!ok) throw new Error(text);
  };
  return [{ name: 'verify-backup', seconds: HOUR, work }];
};
