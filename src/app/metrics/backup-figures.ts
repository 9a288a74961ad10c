import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { readBackupState, readDrillState } from '../../lib/backup/backup-state.ts';

/** The figures of a scrape are collected at once, and share what is read. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}

/** Figures of the continuous backup, from the files in which it notes its progress. Without one, they are not numbers. */
export function addBackupFigures({ backup, dataDir }: Config, registry: Registry): void {
  const add = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: 'max',
      async collect() {
        this.set((await read()) ?? NaN);
      },
    });
  const age = (time: string | null | undefined) => (time ? (Date.now() - Date.parse(time)) / 1000 : null);
  const state = shared(async () => (backup ? readBackupState(dataDir) : null));
  const drill = shared(async () => (backup ? readDrillState(dataDir) : null));
  add(
    'sitewright_backup_changes_age_seconds',
    'Age of the newest change that is surely in the backup.',
    async () => age((await state())?.coveredAt),
  );
  add(
    'sitewright_backup_copy_age_seconds',
    'Age of the newest copy of the database in the backup.',
    async () => age((await state())?.baseAt),
  );
  add('sitewright_backup_files_age_seconds', 'Time since new uploaded files were last copied.', async () =>
    age((await state())?.filesAt),
  );
  add('sitewright_backup_failing', '1 where a part of the backup fails.', async () => {
    const found = await state();
    return found && Number(found.problem !== null);
  });
  add('sitewright_backup_drill_age_seconds', 'Time since the last restore drill.', async () =>
    age((await drill())?.at),
  );
  add('sitewright_backup_drill_failed', '1 where the last restore drill found a problem.', async () => {
    const found = await drill();
    return found && Number(found.problem !== null);
  });
}
