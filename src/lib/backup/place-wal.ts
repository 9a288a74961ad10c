import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { type Base, readWalKey, seriesFolder, type WalObject, wholeKey } from './layout.ts';
import { backupWords } from './messages/operator-backup/words.ts';
import { readParts } from './segments.ts';

/**
 * Writes the log that follows a copy to where the server looks for it.
 * @param parts.upTo a position after which nothing is needed
 * @returns the end of the log, and why it ends before the end of what was backed up
 */
export async function placeWal(parts: {
  store: BackupStore;
  system: string;
  base: Base;
  upTo: bigint | undefined;
  folder: string;
}): Promise<{ end: bigint; gap: string | null }> {
  const { store, system, base, upTo, folder } = parts;
  const size = BigInt(base.segmentBytes);
  const found = new Map<bigint, { whole: boolean; parts: WalObject[] }>();
  let last = -1n;
  for await (const { key } of store.list(`${seriesFolder(system, base.series)}wal/`)) {
    const object = readWalKey(key);
    if (!object) continue;
    const known = found.get(object.segment) ?? { whole: false, parts: [] };
    if (object.part) known.parts.push(object);
    else known.whole = true;
    found.set(object.segment, known);
    if (object.segment > last) last = object.segment;
  }
  if (upTo !== undefined && upTo / size < last) last = upTo / size;
  let segment = BigInt(base.start) / size;
  let end = segment * size;
  for (; segment <= last; segment += 1n) {
    const known = found.get(segment);
    const name = wholeKey(system, base.series, segment);
    let bytes: Buffer;
    try {
      bytes = known?.whole ? await store.readAll(name) : await readParts(store, known?.parts ?? []);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      return { end, gap: error.message };
    }
    end += BigInt(bytes.length);
    const whole = Buffer.alloc(base.segmentBytes);
    bytes.copy(whole);
    await writeFile(join(folder, fileName(base, segment)), whole, { mode: 0o600, flush: true });
    if (bytes.length === base.segmentBytes) continue;
    const hasMore = segment < last || known?.parts.some(({ part }) => part && part.to > bytes.length);
    return { end, gap: hasMore ? backupWords.walMissing({ name }) : null };
  }
  const needs = BigInt(base.end);
  return {
    end,
    gap: end < needs ? backupWords.walMissing({ name: wholeKey(system, base.series, segment) }) : null,
  };
}

/** As PostgreSQL names it: the timeline, then the segment's number in two parts. */
function fileName({ timeline, segmentBytes }: Base, segment: bigint): string {
  const each = 0x1_0000_0000n / BigInt(segmentBytes);
  return [BigInt(timeline), segment / each, segment % each]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}
