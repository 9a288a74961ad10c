import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both inclusive. */
export interface Range {
  from: number;
  to: number;
}

export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** Storage for the bytes of files. The server makes keys: parts of `[a-z0-9.-]` joined by `/`, the website's id first. */
export interface Storage {
  /**
   * Stores a stream under a key. It appears completely or not at all; an earlier value is replaced.
   * @returns its bytes
   * @throws what the stream throws, and `ENOSPC` if there is no space
   */
  put(key: string, source: Readable): Promise<number>;
  /** Moves a finished file of this machine into the storage. */
  takeOver(key: string, path: string): Promise<void>;
  /** @returns null if the key doesn't exist */
  read(key: string, range?: Range): Promise<Readable | null>;
  /** Provides a local file with the bytes while the work lasts. @returns null if the key doesn't exist */
  lend<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null>;
  stat(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Everything below a prefix; on a disk in key order, as S3 does it. `prefix` ends with `/`, or is empty for all. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Whether it was marked as this installation's storage; a bucket needs no mark. */
  isMarked(): Promise<boolean>;
  mark(): Promise<void>;
  /** Names directly below a prefix: for an empty prefix, the websites. */
  folders(prefix: string): Promise<string[]>;
}

const keyShape = /^[0-9a-z][0-9a-z.-]*(\/[0-9a-z][0-9a-z.-]*)+$/;

/** Keys never come from input; this makes a mistake harmless. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`“${key}” isn’t a storage key.`);
  return key;
}

export async function deleteBelow(storage: Storage, prefix: string): Promise<void> {
  for await (const { key } of storage.list(prefix)) await storage.delete(key);
}
