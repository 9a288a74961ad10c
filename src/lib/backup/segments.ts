import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { partKey, readWalKey, seriesFolder, type WalObject, wholeKey } from './layout.ts';
import { backupWords } from './messages/operator-backup/words.ts';

/** The stored log doesn't lead to the database as it is, so a new series must begin. */
export class OtherPast extends BackupError {}

/** The log of a series. */
export interface Segments {
  /** The last segment of which something is stored; null without one. */
  last(): bigint | null;
  /** What is stored of a segment, from its beginning. */
  known(segment: bigint): Promise<Buffer>;
  addPart(segment: bigint, from: number, bytes: Buffer): Promise<void>;
  /** Stores a complete segment, and deletes its parts. Never replaces one that has another content. */
  complete(segment: bigint, bytes: Buffer): Promise<void>;
}

export async function openSegments(store: BackupStore, system: string, series: string): Promise<Segments> {
  const whole = new Set<bigint>();
  const parts = new Map<bigint, WalObject[]>();
  const note = (found: WalObject) =>
    found.part
      ? parts.set(found.segment, [...(parts.get(found.segment) ?? []), found])
      : whole.add(found.segment);
  for await (const { key } of store.list(`${seriesFolder(system, series)}wal/`)) {
    const found = readWalKey(key);
    if (found) note(found);
  }
  const key = (segment: bigint) => wholeKey(system, series, segment);

  return {
    last: () =>
      [...whole, ...parts.keys()].reduce<bigint | null>((a, b) => (a === null || b > a ? b : a), null),
    known: async (segment) =>
      whole.has(segment) ? store.readAll(key(segment)) : readParts(store, parts.get(segment) ?? []),
    addPart: async (segment, from, bytes) => {
      const named = partKey(system, series, segment, from, from + bytes.length);
      await store.put(named, [bytes]);
      note({ key: named, segment, part: { from, to: from + bytes.length } });
    },
    complete: async (segment, bytes) => {
      // Another server may have added it since the list was read.
      if (await store.stat(key(segment))) {
        if (!(await store.readAll(key(segment))).equals(bytes)) throw new OtherPast(backupWords.otherPast);
      } else await store.put(key(segment), [bytes]);
      whole.add(segment);
      for (const part of parts.get(segment) ?? []) await store.delete(part.key);
      parts.delete(segment);
    },
  };
}

/** The bytes of a segment from its beginning to the first gap. */
export async function readParts(store: BackupStore, parts: readonly WalObject[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let end = 0;
  const ordered = parts.toSorted((one, other) => (one.part?.from ?? 0) - (other.part?.from ?? 0));
  for (const { key, part } of ordered) {
    if (!part || part.from > end) break;
    if (part.to <= end) continue;
    pieces.push((await store.readAll(key)).subarray(end - part.from));
    end = part.to;
  }
  return Buffer.concat(pieces);
}
