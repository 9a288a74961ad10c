import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { isKey } from '../keyring.ts';
import { BackupError } from './backup-error.ts';
import { backupWords } from './messages/operator-backup/words.ts';

/*
 * A sealed object: a header, then frames of one mebibyte, encrypted with AES-256-GCM. Each object has its own key, derived from the
 * secret, a random salt and the object's name, so objects can't be swapped. The nonce counts the frames and marks the last one, so
 * frames can't be moved, dropped or cut off.
 */

const MAGIC = Buffer.from('SWB1');
const ID_BYTES = 8;
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + ID_BYTES + 1 + SALT_BYTES;
const FRAME_BYTES = 1024 * 1024;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const COMPRESSED = 1;

type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Keys of backups: the first one seals, all of them open. */
export interface BackupKeys {
  seal(name: string, pieces: Pieces, compress: boolean): AsyncGenerator<Buffer>;
  /** @throws BackupError if the key is missing, or the object was changed or cut off */
  open(name: string, pieces: Pieces): AsyncGenerator<Buffer>;
}

/** @param texts keys of 32 bytes as base64, newest first */
export function openBackupKeys(texts: readonly string[]): BackupKeys {
  const keys = texts.filter(isKey).map((text) => {
    const key = Buffer.from(text, 'base64');
    const id = createHash('sha256').update('sitewright backup key ').update(key).digest();
    return { key, id: id.subarray(0, ID_BYTES) };
  });
  const [newest] = keys;
  if (!newest) throw new BackupError(backupWords.noKey);
  return {
    seal: async function* (name, pieces, compress) {
      const salt = randomBytes(SALT_BYTES);
      const header = Buffer.concat([MAGIC, newest.id, Buffer.from([compress ? COMPRESSED : 0]), salt]);
      const key = keyOf(newest.key, salt, name);
      yield header;
      const source = compress ? through(pieces, createGzip({ level: constants.Z_BEST_SPEED })) : pieces;
      let count = 0;
      for await (const { frame, last } of frames(source, FRAME_BYTES)) {
        const cipher = createCipheriv(ALGORITHM, key, nonce(count, last)).setAAD(header);
        yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
        count += 1;
      }
    },
    open: async function* (name, pieces) {
      const source = chunks(pieces);
      const header = await source.take(HEADER_BYTES);
      if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
        throw new BackupError(backupWords.damaged({ name }));
      const id = header.subarray(MAGIC.length, MAGIC.length + ID_BYTES);
      const used = keys.find((each) => each.id.equals(id));
      if (!used) throw new BackupError(backupWords.otherKey({ name }));
      const opened = openFrames(
        name,
        source.rest(),
        keyOf(used.key, header.subarray(-SALT_BYTES), name),
        header,
      );
      if (header[MAGIC.length + ID_BYTES] === COMPRESSED) yield* through(opened, createGunzip());
      else yield* opened;
    },
  };
}

async function* openFrames(
  name: string,
  pieces: Pieces,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const { frame, last } of frames(pieces, FRAME_BYTES + TAG_BYTES)) {
    const tag = frame.subarray(-TAG_BYTES);
    if (tag.length < TAG_BYTES) throw new BackupError(backupWords.damaged({ name }));
    const decipher = createDecipheriv(ALGORITHM, key, nonce(count, last), { authTagLength: TAG_BYTES })
      .setAAD(header)
      .setAuthTag(tag);
    let plain: Buffer;
    try {
      plain = Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new BackupError(backupWords.damaged({ name }), { cause });
    }
    yield plain;
    count += 1;
  }
}

const keyOf = (key: Buffer, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `sitewright backup ${name}`, 32));

function nonce(count: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(count, 7);
  bytes[11] = Number(last);
  return bytes;
}

/** Pieces of exactly `size` bytes, of which the last one may be shorter, and is empty for an empty source. */
async function* frames(source: Pieces, size: number): AsyncGenerator<{ frame: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    held.push(piece);
    bytes += piece.length;
    if (bytes <= size) continue;
    const all = Buffer.concat(held);
    let from = 0;
    for (; all.length - from > size; from += size)
      yield { frame: all.subarray(from, from + size), last: false };
    held = [all.subarray(from)];
    bytes = all.length - from;
  }
  yield { frame: Buffer.concat(held), last: true };
}

/** Reads a stream's first bytes apart from the rest. */
function chunks(source: Pieces) {
  const pieces = (async function* () {
    yield* source;
  })();
  let held: Buffer = Buffer.alloc(0);
  return {
    take: async (size: number): Promise<Buffer> => {
      while (held.length < size) {
        const { done, value } = await pieces.next();
        if (done) break;
        held = Buffer.concat([held, value]);
      }
      const taken = held.subarray(0, size);
      held = held.subarray(taken.length);
      return taken;
    },
    rest: async function* (): AsyncGenerator<Buffer> {
      yield held;
      yield* pieces;
    },
  };
}

async function* through(source: Pieces, transform: Duplex): AsyncGenerator<Buffer> {
  const feeding = pipeline(source, transform);
  // Its failure also ends the loop.
  feeding.catch(() => {});
  for await (const piece of transform) yield piece as Buffer;
  await feeding;
}
