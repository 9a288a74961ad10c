import { z } from 'zod';
import type { BackupStore } from './backup-store.ts';

/*
 * Where things are in a backup, below the number of the database (`system`):
 *
 *   series/<series>/base/<time>.tar and .json   a copy of the database; it counts once the second file exists
 *   series/<series>/wal/<segment>               a complete segment of the write-ahead log
 *   series/<series>/wal/<segment>.<from>-<to>   parts of the current segment
 *   series/<series>/covered                     until when the log is complete
 *   files/<key>                                 uploaded files
 *   deleted                                     files that were deleted since, and when
 *
 * A series has no gaps. A restored database begins a new one, so that two pasts are never mixed.
 */

const baseShape = z.object({
  series: z.string(),
  timeline: z.number(),
  segmentBytes: z.number(),
  /** Positions in the log, as decimal numbers. The copy is consistent from `end` on. */
  start: z.string(),
  end: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  bytes: z.number(),
  /** The superuser's password, without which nobody can open the database. */
  password: z.string(),
});
/** A complete copy of the database, from which recovery begins. */
export type Base = z.output<typeof baseShape> & { key: string };

const coveredShape = z.object({ time: z.iso.datetime(), lsn: z.string() });

export const seriesFolder = (system: string, series: string) => `${system}/series/${series}/`;
export const filesFolder = (system: string) => `${system}/files/`;
export const deletedKey = (system: string) => `${system}/deleted`;
export const coveredKey = (system: string, series: string) => `${seriesFolder(system, series)}covered`;
export const tarOf = (key: string) => key.replace(/json$/, 'tar');

const hex = (value: bigint | number, digits: number) => value.toString(16).padStart(digits, '0');

export const wholeKey = (system: string, series: string, segment: bigint) =>
  `${seriesFolder(system, series)}wal/${hex(segment, 16)}`;
export const partKey = (system: string, series: string, segment: bigint, from: number, to: number) =>
  `${wholeKey(system, series, segment)}.${hex(from, 8)}-${hex(to, 8)}`;

export interface WalObject {
  key: string;
  segment: bigint;
  /** Of a part: bytes of the segment. */
  part?: { from: number; to: number };
}

export function readWalKey(key: string): WalObject | null {
  const found = /\/wal\/([0-9a-f]{16})(?:\.([0-9a-f]{8})-([0-9a-f]{8}))?$/.exec(key);
  if (!found) return null;
  const [, segment = '', from, to] = found;
  const part = from && to ? { part: { from: parseInt(from, 16), to: parseInt(to, 16) } } : {};
  return { key, segment: BigInt(`0x${segment}`), ...part };
}

export const listSeries = (store: BackupStore, system: string) => store.folders(`${system}/series/`);

/** All complete copies, oldest first. */
export async function listBases(store: BackupStore, system: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const series of await listSeries(store, system))
    for await (const { key } of store.list(`${seriesFolder(system, series)}base/`))
      if (key.endsWith('.json')) bases.push({ ...baseShape.parse(await store.readJson(key)), key });
  return bases.sort((one, other) => Date.parse(one.endedAt) - Date.parse(other.endedAt));
}

/** Until when all commits of a series are in the backup; null if that is not known. */
export async function readCovered(store: BackupStore, system: string, series: string) {
  const key = coveredKey(system, series);
  if (!(await store.stat(key))) return null;
  const { time, lsn } = coveredShape.parse(await store.readJson(key));
  return { time: new Date(time), lsn: BigInt(lsn) };
}
