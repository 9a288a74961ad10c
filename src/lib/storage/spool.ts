import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Staging } from './staging.ts';
import { writeDown } from './write-down.ts';

/** A list in a file on this machine: it may be longer than memory allows. */
export interface Spool<T> {
  add(value: T): Promise<void>;
  /** All entries, in order. Afterwards no more can be added. */
  all(): AsyncGenerator<T>;
  discard(): Promise<void>;
}

export async function openSpool<T>(staging: Pick<Staging, 'newPath'>): Promise<Spool<T>> {
  const path = await staging.newPath();
  const file = await writeDown(path);
  let ended: ReturnType<typeof file.end> | undefined;
  const end = () => (ended ??= file.end());
  return {
    add: async (value) => file.write(Buffer.from(`${JSON.stringify(value)}\n`)),
    all: async function* () {
      await end();
      const bytes = createReadStream(path);
      await once(bytes, 'open');
      for await (const line of createInterface({ input: bytes })) yield JSON.parse(line) as T;
    },
    discard: async () => (ended ? (await ended).discard() : file.giveUp()),
  };
}
