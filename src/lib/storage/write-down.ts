import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** Bytes that have arrived on this machine and are not in the storage yet. */
export interface Staged {
  path: string;
  size: number;
  sha256: Buffer;
  /** Removes it; harmless where it was taken over already. */
  discard(): Promise<void>;
}

export interface WritingDown {
  /** Bytes so far. */
  size: () => number;
  /** Wait for what it answers, if it answers anything, before the next piece. */
  write(piece: Buffer): void | Promise<void>;
  end(): Promise<Staged>;
  /** Closes it; nothing is left. */
  giveUp(): Promise<void>;
}

/** Pieces are gathered, so that many small ones do not cost as many writes. */
const GATHERED = 1024 * 1024;
/** After as many bytes the disk is set to work, so that little is left for it when the last one has come. */
const FLUSHED = 16 * 1024 * 1024;

/** Writes a new file down and hashes it on the way. One write is under way while the next pieces are gathered. */
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
    // Anyone who takes the file over flushes it too, and hears of what goes wrong.
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
    // Anyone who waits for it next hears of its failure.
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
 * Frees a piece of a body at once. Waiting for the collector is dear in a large process, which goes through all of its
 * memory for every few megabytes that came. Only for whom else nobody has it.
 */
export function letGo({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
