import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** Bytes that have arrived on this machine and are not yet in the storage. */
export interface Staged {
  path: string;
  size: number;
  sha256: Buffer;
  /** Removes it; harmless if it was moved already. */
  discard(): Promise<void>;
}

export interface WritingDown {
  /** Bytes so far. */
  size: () => number;
  /** Await its result, if any, before the next chunk. */
  write(piece: Buffer): void | Promise<void>;
  end(): Promise<Staged>;
  /** Closes and removes it. */
  giveUp(): Promise<void>;
}

/** Chunks are collected, so that many small ones don't cost as many writes. */
const GATHERED = 1024 * 1024;
/** Bytes after which data is flushed, so that little is left to flush at the end. */
const FLUSHED = 16 * 1024 * 1024;

/** Writes a new file and hashes it on the way. One write is in progress while the next chunks are collected. */
export async function writeDown(path: string): Promise<WritingDown> {
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  const discard = () => rm(path, { force: true });
  let size = 0;
  let gathering: Buffer = Buffer.allocUnsafeSlow(GATHERED);
  let spare: Buffer | undefined;
  let held = 0;
  let unflushed = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let flushing: Promise<unknown> | undefined;

  function flush(): void {
    unflushed = 0;
    // The consumer of the file flushes it too, and sees any error.
    flushing = file
      .datasync()
      .catch(() => {})
      .finally(() => (flushing = undefined));
  }
  async function pass(): Promise<void> {
    const full = gathering.subarray(0, held);
    unflushed += held;
    held = 0;
    await writing;
    const own = gathering;
    gathering = spare ?? Buffer.allocUnsafeSlow(GATHERED);
    spare = own;
    hash.update(full);
    if (unflushed >= FLUSHED && !flushing) flush();
    writing = file.writeFile(full);
    // The next one to await it sees its failure.
    writing.catch(() => {});
  }
  async function add(piece: Buffer): Promise<void> {
    for (let from = 0; from < piece.length;) {
      const taken = piece.copy(gathering, held, from);
      held += taken;
      from += taken;
      if (held === GATHERED) await pass();
    }
  }
  const close = async () => {
    await flushing;
    await file.close();
  };

  return {
    size: () => size,
    write: (piece) => {
      size += piece.length;
      if (held + piece.length >= GATHERED) return add(piece);
      held += piece.copy(gathering, held);
      return undefined;
    },
    end: async () => {
      if (held > 0) await pass();
      await writing;
      await close();
      return { path, size, sha256: hash.digest(), discard };
    },
    giveUp: async () => {
      await writing.catch(() => {});
      await close();
      await discard();
    },
  };
}

/**
 * Frees a chunk of a body immediately. Waiting for the garbage collector is expensive in a large process, which would scan all of
 * its memory for every few megabytes received. Only for chunks that nothing else refers to.
 */
export function letGo({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
