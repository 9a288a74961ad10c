import { type Refusal, tooLarge } from '../../../lib/errors.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { readableSize } from '../readable-size.ts';
import { deleteHold, insertHold, lockRoom, roomTaken, setHold } from './room-queries.ts';
import type { Settle } from './add-files.ts';
import type { FileLimits, FileServices } from './services.ts';

/** How far ahead room is taken for a sender who does not say how much will come. */
const STEP = 16 * 1024 * 1024;
/** Renewed with each step; longer than an upload that makes no progress is borne. */
export const HOLD_SECONDS = 7 * 3600;

/** Room of a site that an upload under way has taken, so that others at the same time cannot take it too. */
export interface Hold {
  limits: FileLimits;
  /** Tell it of bytes before they are written. @throws `413` where there is no room for them */
  take(bytes: number): void | Promise<void>;
  /** Begins to count another file of the same upload. */
  nextFile(name: string): void;
  /** Frees the room with the commit that stores the files; `release` does it in any case. */
  settle: Settle;
  release(): Promise<void>;
}

export const tooLargeFile = (limit: number, name = 'This file'): Refusal =>
  tooLarge(`${name} is larger than ${readableSize(limit)}, the most that a file of this site may have.`);

/** The site's limits; whoever else wants to take room waits until the transaction ends. */
export async function lockLimits({ limits }: FileServices, tx: Tx, websiteId: string): Promise<FileLimits> {
  const { per_file: perFile, per_site: perSite } = await lockRoom(tx, websiteId);
  return { perFile: perFile ?? limits.perFile, perSite: perSite ?? limits.perSite };
}

/** The room is counted and taken under one lock per site. @throws `413` */
export async function checkRoom(
  services: FileServices,
  tx: Tx,
  websiteId: string,
  bytes: number,
  butHold: string | null = null,
  within = (limits: FileLimits): FileLimits => limits,
): Promise<FileLimits> {
  const own = within(await lockLimits(services, tx, websiteId));
  const { used, held } = await roomTaken(tx, websiteId, butHold);
  if (used + held + bytes > own.perSite)
    throw tooLarge(
      `There is no room for this: ${readableSize(used)} of the site’s ${readableSize(own.perSite)} are used${
        held > 0 ? `, and ${readableSize(held)} are being uploaded` : ''
      }. Please delete files you do not need, and empty the trash.`,
    );
  return own;
}

/**
 * @param expected bytes that will come at most, where the sender says so
 * @param within what of the site's limits this sender may use
 */
export async function takeRoom(
  services: FileServices,
  websiteId: string,
  expected: number,
  within?: (limits: FileLimits) => FileLimits,
): Promise<Hold> {
  const { db } = services;
  let held = expected;
  const { id, limits } = await db.forWebsite(websiteId, async (tx) => {
    const found = await checkRoom(services, tx, websiteId, held, null, within);
    return { limits: found, id: await insertHold(tx, websiteId, held, HOLD_SECONDS) };
  });
  let all = 0;
  let file = 0;
  let name: string | undefined;

  const extend = async (): Promise<void> => {
    const wanted = all + STEP;
    await db.forWebsite(websiteId, async (tx) => {
      // Near the limit step by step is too coarse.
      const bytes = await checkRoom(services, tx, websiteId, wanted, id, within).then(
        () => wanted,
        async () => (await checkRoom(services, tx, websiteId, all, id, within), all),
      );
      await setHold(tx, websiteId, id, bytes, HOLD_SECONDS);
      held = bytes;
    });
  };
  return {
    limits,
    nextFile: (next) => {
      file = 0;
      name = `“${next}”`;
    },
    take: (bytes) => {
      all += bytes;
      file += bytes;
      if (file > limits.perFile) throw tooLargeFile(limits.perFile, name);
      return all > held ? extend() : undefined;
    },
    settle: (tx) => deleteHold(tx, websiteId, id),
    release: () => db.forWebsite(websiteId, (tx) => deleteHold(tx, websiteId, id)),
  };
}
