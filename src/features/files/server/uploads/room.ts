import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { type Refusal, tooLarge } from '../../../../lib/errors.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { readableSize } from '../../readable-size.ts';
import { deleteHold, insertHold, lockRoom, renewHold, roomTaken } from './room-queries.ts';
import type { Settle } from './add-files.ts';
import type { FileLimits, FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

/** Space is reserved ahead of what has arrived: the same amount again, within these bounds. */
const AHEAD = { least: 64 * 1024, most: 16 * 1024 * 1024 };
/** How long a reservation lasts unless progress renews it: for owners, longer than the longest upload. */
const HOLD_SECONDS = 7 * 3600;

/** Storage reserved by an upload in progress, so that concurrent uploads cannot use it too. */
export interface Hold {
  limits: FileLimits;
  /** Report bytes before they are written. @throws `413` if there is no space for them */
  take(bytes: number): void | Promise<void>;
  /** Starts counting another file of the same upload. */
  nextFile(name: string): void;
  /** Releases the reservation with the commit that stores the files; `release` does it in any case. */
  settle: Settle;
  release(): Promise<void>;
}

const sizeInWords = (bytes: number) => readableSize(bytes, spokenLanguage());

export function tooLargeFile(limit: number, name?: string): Refusal {
  const size = sizeInWords(limit);
  return tooLarge(
    name === undefined ? staffWords().thisTooLarge({ size }) : staffWords().namedTooLarge({ name, size }),
  );
}

/** The site's limits, locked: other reservations wait until the transaction ends. */
export async function lockLimits({ limits }: FileServices, tx: Tx): Promise<FileLimits> {
  const { per_file: perFile, per_site: perSite } = await lockRoom(tx);
  return { perFile: perFile ?? limits.perFile, perSite: perSite ?? limits.perSite };
}

/** Counts and reserves space under one lock per site. @throws `413` */
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
      staffWords().notEnoughStorage({
        used: sizeInWords(used),
        all: sizeInWords(own.perSite),
        uploading: held > 0 ? 'some' : 'none',
        held: sizeInWords(held),
      }),
    );
  return own;
}

/** How many bytes to reserve when `arrived` of `expected` are there; 0 if the sender did not say. */
const heldFor = (arrived: number, expected: number): number => {
  const ahead = arrived + Math.min(Math.max(arrived, AHEAD.least), AHEAD.most);
  return expected > 0 ? Math.min(ahead, Math.max(arrived, expected)) : ahead;
};

/**
 * Extends a reservation as bytes arrive, so that merely announced bytes take no space from others.
 * @param hold `renew` writes the new size and expiry
 * @returns a function to call before bytes are written; throws `413` if there is no space for them
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
      // Near the limit, the step is too coarse.
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
    // A third leaves time for the longest pause that a body may have.
    const isOld = performance.now() - renewedAt > (seconds * 1000) / 3;
    return arrived > held || isOld ? extend() : undefined;
  };
}

/**
 * Immediately refuses what is announced and cannot fit, but reserves little more than what has arrived.
 * @param expected maximum bytes to come, if the sender says so; else 0
 * @param within the share of the site's limits that this sender may use
 * @param seconds how long the reservation lasts without progress
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
      name = next;
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
