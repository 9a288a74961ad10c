import { archiveWords } from './archive-words.ts';
import { badArchive } from './open-archive.ts';

export type ArchiveRow = Record<string, unknown>;

const MOST_LINE = 64 * 1024 * 1024;
const BATCH_ROWS = 500;
const BATCH_BYTES = 2 * 1024 * 1024;

/** Lines of JSON, some hundred rows or a few megabytes at a time. */
export async function* readRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRow[]> {
  let batch: ArchiveRow[] = [];
  let size = 0;
  for await (const line of linesOf(bytes)) {
    batch.push(parse(line));
    size += line.length;
    if (batch.length < BATCH_ROWS && size < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    let from = 0;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      yield held.length > 0 ? Buffer.concat([...held, piece.subarray(from, at)]) : piece.subarray(from, at);
      held = [];
      length = 0;
      from = at + 1;
    }
    if (from === piece.length) continue;
    held.push(piece.subarray(from));
    length += piece.length - from;
    if (length > MOST_LINE) throw badArchive(archiveWords().rowTooLong);
  }
  if (length > 0) yield Buffer.concat(held);
}

function parse(line: Buffer): ArchiveRow {
  try {
    const row: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as ArchiveRow;
  } catch {
    // Reported below.
  }
  throw badArchive(archiveWords().rowUnreadable);
}
