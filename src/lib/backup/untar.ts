import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { BackupError } from './backup-error.ts';
import { backupWords } from './messages/operator-backup/words.ts';

const BLOCK = 512;

/**
 * Writes the files and folders of a tar archive as PostgreSQL makes them: no long names, no links. They are not flushed to the disk: a
 * server that starts on a copy does that.
 */
export async function untar(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = readBlocks(source);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    // The archive ends with empty blocks.
    if (header.length < BLOCK || header.every((byte) => byte === 0)) return;
    const text = (from: number, length: number) =>
      header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
    const name = normalize(join(text(345, 155), text(0, 100)));
    const size = parseInt(text(124, 12).trim() || '0', 8);
    const type = text(156, 1) || '0';
    if (name.startsWith('..') || name.startsWith('/') || !/^[05]$/.test(type))
      throw new BackupError(backupWords.unexpectedEntry({ name }));
    const path = join(folder, name);
    if (type === '5') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const piece of reader.upTo(size)) await file.writeFile(piece);
    } finally {
      await file.close();
    }
    await reader.exactly((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

function readBlocks(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (held.length === 0) {
        const { done, value } = await pieces.next();
        if (done) throw new BackupError(backupWords.endsEarly);
        held = value;
      }
      const piece = held.subarray(0, left);
      held = held.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    upTo,
    /** Fewer bytes at the end of the source. */
    exactly: async (size: number): Promise<Buffer> => {
      const parts: Buffer[] = [];
      try {
        for await (const piece of upTo(size)) parts.push(piece);
      } catch (error) {
        if (parts.length > 0 || !(error instanceof BackupError)) throw error;
      }
      return Buffer.concat(parts);
    },
  };
}
