import { setTimeout } from 'node:timers/promises';
import { invalid } from '../../../../lib/errors.ts';
import type { LibraryFile } from '../../contract.ts';
import { fileTypes } from '../../file-types.ts';
import type { Arrived } from './add-files.ts';
import { identify } from './identify.ts';
import { ImageProblem } from '../images/index.ts';
import { prepareFile } from '../preparing/prepare-file.ts';
import { presentFile } from '../library/present.ts';
import { findFile } from '../library/queries.ts';
import type { FileServices } from '../services.ts';
import { saidProblem } from '../library/said-problem.ts';

/** Maximum time for one reply, for any number of files. The rest is prepared by its job, or on first request. */
const MOST_MS = 5_000;

/** Resolves early without a result if the work takes too long. */
const within = <T>(work: Promise<T>): Promise<T | undefined> => {
  const stop = new AbortController();
  const late = setTimeout(MOST_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => stop.abort());
};

/** @throws `400` for an image that could never be shown, with the message that its preparation would give */
export async function refuseUnreadable({ images }: FileServices, arrived: readonly Arrived[]): Promise<void> {
  const look = async ({ staged: { path, size }, name }: Arrived) => {
    const type = await identify(path, name, size);
    if (fileTypes[type]?.kind !== 'image') return;
    await images.checkImage({ path, type }).catch((error: unknown) => {
      if (error instanceof ImageProblem) {
        const problem = saidProblem(error.message);
        throw invalid(`${name.slice(0, 100)}: ${problem}`, { files: problem });
      }
      // Too busy now: its preparation reports the problem.
    });
  };
  await within(Promise.all(arrived.map(look)));
}

/** Prepares new files, so that their addresses work when they are returned. @returns the files in their new state */
export async function prepareUpload(
  services: FileServices,
  websiteId: string,
  made: readonly LibraryFile[],
): Promise<LibraryFile[]> {
  const waiting = made.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [...made];
  await within(Promise.allSettled(waiting.map(({ _id }) => prepareFile(services, websiteId, _id))));
  const rows = await services.db.forWebsite(websiteId, (tx) =>
    Promise.all(waiting.map(({ _id }) => findFile(tx, _id))),
  );
  const now = new Map(rows.flatMap((row) => (row ? [[row.id, presentFile(row)]] : [])));
  return made.map((file) => ({ ...file, ...now.get(file._id) }));
}
