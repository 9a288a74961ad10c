import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both included. */
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

/** Where the bytes of files lie. Keys are made by the server: parts of `[a-z0-9.-]` joined by `/`, the website's id first. */
export interface Storage {
  /**
   * Keeps a stream under a key. It is there whole or not at all; what was there before is replaced.
   * @returns its bytes
   * @throws what the stream throws, and `ENOSPC` where there is no room
   */
  put(key: string, source: Readable): Promise<number>;
  /** Takes a finished file of this machine over; it is gone from its place afterwards. */
  takeOver(key: string, path: string): Promise<void>;
  /** @returns null where nothing lies under the key */
  read(key: string, range?: Range): Promise<Readable | null>;
  /** Lends a file of this machine with the bytes, for as long as the work lasts. @returns null where there are none */
  lend<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null>;
  stat(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Everything below; on a disk in the order of the keys, as S3 does it. `prefix` ends with `/`, or is empty for all. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Whether it was marked as the storage of this installation; a bucket has no need of that. */
  isMarked(): Promise<boolean>;
  mark(): Promise<void>;
  /** Names directly below, without what lies below them: the websites, for an empty prefix. */
  folders(prefix: string): Promise<string[]>;
}

const keyShape = /^[0-9a-z][0-9a-z.-]*(\/[0-9a-z][0-9a-z.-]*)+$/;

/** Keys never come from what somebody typed; this makes a slip harmless. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`“${key}” isn’t a storage key.`);
  return key;
}

export async function deleteBelow(storage: Storage, prefix: string): Promise<void> {
  for await (const { key } of storage.list(prefix)) await storage.delete(key);
}
