import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../db/embedded/durable-files.ts';

const time = z.iso.datetime().nullable();
const stateShape = z.object({
  /** All changes until then are in the backup. */
  coveredAt: time,
  /** When the newest copy of the database was complete. */
  baseAt: time,
  /** All files uploaded until then are in the backup. */
  filesAt: time,
  /** What failed last, while it fails. */
  problem: z.string().nullable(),
});
export type BackupState = z.output<typeof stateShape>;

const drillShape = z.object({ at: z.iso.datetime(), base: z.iso.datetime(), problem: z.string().nullable() });
/** The last restore drill. */
export type DrillState = z.output<typeof drillShape>;

const file = (dataDir: string) => join(dataDir, 'backup.json');
const drillFile = (dataDir: string) => join(dataDir, 'backup-drill.json');

export const emptyState: BackupState = { coveredAt: null, baseAt: null, filesAt: null, problem: null };

/** The state of continuous backup, for metrics; null if there never was one. */
export const readBackupState = (dataDir: string): Promise<BackupState | null> =>
  read(file(dataDir), stateShape);

export const readDrillState = (dataDir: string): Promise<DrillState | null> =>
  read(drillFile(dataDir), drillShape);

export const writeBackupState = (dataDir: string, state: BackupState): void =>
  writeDurably(file(dataDir), JSON.stringify(state));

export const writeDrillState = (dataDir: string, state: DrillState): void =>
  writeDurably(drillFile(dataDir), JSON.stringify(state));

async function read<T>(path: string, shape: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const { success, data } = shape.safeParse(JSON.parse(text));
  return success ? data : null;
}
