import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { openSpool } from './spool.ts';
import type { Staging } from './staging.ts';

/** Writes an archive entry by entry. Its central directory is spooled to a file, so that memory holds one entry at a time. */
export interface ZipWriter {
  /** @throws if the stream was closed before its end */
  add(name: string, bytes: AsyncIterable<Buffer>, options: { compress: boolean }): Promise<void>;
  end(): Promise<void>;
  /** Removes the spooled directory; harmless after `end`. */
  discard(): Promise<void>;
}

interface Written {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Marks a 32-bit field whose value is in a 64-bit field. */
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const DEFLATED = 8;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_64 = 45;
/** Made on Unix; a file that its owner and group may write. */
const MADE_BY = (3 << 8) | VERSION_64;
const FILE_MODE = (0o100664 << 16) >>> 0;

/** The layout follows APPNOTE.TXT 6.3.10. @param modified of all entries */
export async function zipWriter(
  archive: Writable,
  staging: Pick<Staging, 'newPath'>,
  modified: Date,
): Promise<ZipWriter> {
  const gone = new AbortController();
  const leave = () => gone.abort(new Error('The archive was not read to its end.'));
  if (archive.destroyed) leave();
  archive.once('close', leave);
  const directory = await openSpool<Written>(staging);
  const stamp = dosTime(modified);
  let offset = 0;
  let entries = 0;

  async function write(piece: Buffer): Promise<void> {
    gone.signal.throwIfAborted();
    offset += piece.length;
    if (!archive.write(piece)) await once(archive, 'drain', { signal: gone.signal });
  }

  return {
    add: async (name, bytes, { compress }) => {
      const entry: Written = { name, method: compress ? DEFLATED : 0, crc: 0, packed: 0, size: 0, offset };
      await write(localHeader(entry, stamp));
      const counted = async function* () {
        for await (const piece of bytes) {
          entry.crc = crc32(piece, entry.crc);
          entry.size += piece.length;
          yield piece;
        }
      };
      const take = async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          entry.packed += piece.length;
          await write(piece);
        }
      };
      if (compress) await pipeline(counted, createDeflateRaw(), take);
      else await take(counted());
      await write(descriptor(entry));
      await directory.add(entry);
      entries += 1;
    },
    end: async () => {
      const from = offset;
      for await (const entry of directory.all()) await write(directoryRecord(entry, stamp));
      await write(endOfDirectory(entries, from, offset - from));
      archive.end();
      await directory.discard();
    },
    discard: () => directory.discard(),
  };
}

/** Two-second units since 1980, in UTC. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}

/** Fields one after the other, each as [bytes, value]. */
function packed(...fields: (readonly [2 | 4 | 8, number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) bytes.writeUInt16LE(value, at);
    else if (width === 4) bytes.writeUInt32LE(value, at);
    else bytes.writeBigUInt64LE(BigInt(value), at);
    at += width;
  }
  return bytes;
}

function localHeader({ name, method }: Written, stamp: number): Buffer {
  const named = Buffer.from(name);
  const fields = packed(
    [4, 0x0403_4b50],
    [2, VERSION],
    [2, FLAGS],
    [2, method],
    [4, stamp],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, named.length],
    [2, 0],
  );
  return Buffer.concat([fields, named]);
}

const isLong = ({ size, packed: bytes }: Written) => size >= MOST_32 || bytes >= MOST_32;

function descriptor(entry: Written): Buffer {
  const width = isLong(entry) ? 8 : 4;
  return packed([4, 0x0807_4b50], [4, entry.crc], [width, entry.packed], [width, entry.size]);
}

function directoryRecord(entry: Written, stamp: number): Buffer {
  const named = Buffer.from(entry.name);
  const far = isLong(entry) || entry.offset >= MOST_32;
  const long = far
    ? packed([2, 1], [2, 24], [8, entry.size], [8, entry.packed], [8, entry.offset])
    : Buffer.alloc(0);
  const fields = packed(
    [4, 0x0201_4b50],
    [2, MADE_BY],
    [2, far ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, entry.method],
    [4, stamp],
    [4, entry.crc],
    [4, far ? MOST_32 : entry.packed],
    [4, far ? MOST_32 : entry.size],
    [2, named.length],
    [2, long.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, FILE_MODE],
    [4, far ? MOST_32 : entry.offset],
  );
  return Buffer.concat([fields, named, long]);
}

function endOfDirectory(entries: number, from: number, length: number): Buffer {
  const far = entries >= MOST_16 || from >= MOST_32 || length >= MOST_32;
  const usual = packed(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, far ? MOST_16 : entries],
    [2, far ? MOST_16 : entries],
    [4, far ? MOST_32 : length],
    [4, far ? MOST_32 : from],
    [2, 0],
  );
  if (!far) return usual;
  const long = packed(
    [4, 0x0606_4b50],
    [8, 44],
    [2, MADE_BY],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, length],
    [8, from],
  );
  const locator = packed([4, 0x0706_4b50], [4, 0], [8, from + length], [4, 1]);
  return Buffer.concat([long, locator, usual]);
}
