import { type Refusal, tooLarge } from '../../../../lib/errors.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { readableSize } from '../../readable-size.ts';
import { deleteHold, insertHold, lockRoom, renewHold, roomTaken } from './room-queries.ts';
import type { Settle } from './add-files.ts';
import type { FileLimits, FileServices } from '../services.ts';

/** Room is taken ahead of what has arrived: as much again, within these bounds. */
const AHEAD = { least: 64 * 1024, most: 16 * 1024 * 1024 };
/** How long a hold lasts unless progress renews it: for owners longer than the longest upload. */
const HOLD_SECONDS = 7 * 3600;

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
  tooLarge(`${name} is too large. Files on this site can be up to ${readableSize(limit)}.`);

/** The site's limits; anyone else who wants to take room waits until the transaction ends. */
export async function lockLimits({ limits }: FileServices, tx: Tx): Promise<FileLimits> {
  const { per_file: perFile, per_site: perSite } = await lockRoom(tx);
  return { perFile: perFile ?? limits.perFile, perSite: perSite ?? limits.perSite };
}

/** The room is counted and taken under one lock per site. @throws `413` */
export async function checkRoom(
  services: FileServices,
  tx: Tx,
  bytes: number,
  butHold: string | null = null,
  within = (limits: FileLimits): FileLimits => limits,
): Promise<FileLimits> {
  const own = within(await lockLimits(services, tx));
  const { used, held } = await roomTaken(tx, butHold);
  if (used + held + bytes > own.perSite)
    throw tooLarge(
      `Not enough storage: ${readableSize(used)} of ${readableSize(own.perSite)} used${
        held > 0 ? `, and ${readableSize(held)} being uploaded` : ''
      }. Delete files you don’t need and empty the trash.`,
    );
  return own;
}

/** How many bytes to hold once `arrived` are there of `expected`; 0 where the sender did not say. */
const heldFor = (arrived: number, expected: number): number => {
  const ahead = arrived + Math.min(Math.max(arrived, AHEAD.least), AHEAD.most);
  return expected > 0 ? Math.min(ahead, Math.max(arrived, expected)) : ahead;
};

/**
 * Extends a hold as bytes arrive, so that what was only announced takes no room from others.
 * @param hold `renew` writes the new size and expiry down
 * @returns to be told of bytes before they are written; throws `413` where there is no room for them
 */
export function extendAsItArrives(
  services: FileServices,
  websiteId: string,
  hold: {
    id: string;
    held: number;
    arrived: number;
    expected: number;
    seconds: number;
    within?: ((limits: FileLimits) => FileLimits) | undefined;
    renew: (tx: Tx, bytes: number) => Promise<unknown>;
  },
): (bytes: number) => void | Promise<void> {
  const { id, expected, seconds, within, renew } = hold;
  let { held, arrived } = hold;
  let renewedAt = performance.now();

  const extend = (): Promise<void> =>
    services.db.forWebsite(websiteId, async (tx) => {
      const wanted = heldFor(arrived, expected);
      // Near the limit step by step is too coarse.
      const bytes = await checkRoom(services, tx, wanted, id, within).then(
        () => wanted,
        async () => (await checkRoom(services, tx, arrived, id, within), arrived),
      );
      await renew(tx, bytes);
      held = bytes;
      renewedAt = performance.now();
    });
  return (bytes) => {
    arrived += bytes;
    // A third leaves time for a pause as long as a body may stand still.
    const isOld = performance.now() - renewedAt > (seconds * 1000) / 3;
    return arrived > held || isOld ? extend() : undefined;
  };
}

/**
 * Refuses at once what is announced and cannot fit, but holds little more than what has arrived.
 * @param expected bytes that will come at most, where the sender says so; else 0
 * @param within what of the site's limits this sender may use
 * @param seconds how long the room is held without progress
 */
export async function takeRoom(
  services: FileServices,
  websiteId: string,
  expected: number,
  { within, seconds = HOLD_SECONDS }: { within?: (limits: FileLimits) => FileLimits; seconds?: number } = {},
): Promise<Hold> {
  const { db } = services;
  const held = heldFor(0, expected);
  const { id, limits } = await db.forWebsite(websiteId, async (tx) => {
    const found = await checkRoom(services, tx, Math.max(expected, held), null, within);
    return { limits: found, id: await insertHold(tx, held, seconds) };
  });
  const arrive = extendAsItArrives(services, websiteId, {
    id,
    held,
    expected,
    seconds,
    within,
    arrived: 0,
    renew: (tx, bytes) => renewHold(tx, id, bytes, seconds),
  });
  let file = 0;
  let name: string | undefined;

  return {
    limits,
    nextFile: (next) => {
      file = 0;
      name = `“${next}”`;
    },
    take: (bytes) => {
      file += bytes;
      if (file > limits.perFile) throw tooLargeFile(limits.perFile, name);
      return arrive(bytes);
    },
    settle: (tx) => deleteHold(tx, id),
    release: () => db.forWebsite(websiteId, (tx) => deleteHold(tx, id)),
  };
}
