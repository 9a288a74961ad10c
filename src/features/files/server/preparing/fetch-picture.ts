import { Readable } from 'node:stream';
import { invalid } from '../../../../lib/errors.ts';
import { safeFetch, SafeFetchError, type SafeFetchProblem } from '../../../../lib/safe-fetch/safe-fetch.ts';
import type { LibraryFile } from '../../contract.ts';
import { addFiles } from '../uploads/add-files.ts';
import { takeRoom } from '../uploads/room.ts';
import type { FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

const MOST_BYTES = 30 * 1024 ** 2;
const PATIENCE_MS = 30_000;

const sentences = {
  'no-address': 'addressNotValid',
  'not-public': 'addressNotPublic',
  unreachable: 'serverUnreachable',
  insecure: 'certificateNotValid',
  'too-slow': 'serverTooSlow',
  moved: 'imageMoved',
  'not-allowed': 'downloadNotAllowed',
  'not-found': 'imageGone',
  refused: 'downloadNotAllowed',
  'too-large': 'imageOver30',
} as const satisfies Record<SafeFetchProblem, string>;

const nameOf = (url: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last;
  }
};

/**
 * Copies an image from an external address into the library; the same one again returns `known: true`.
 * @param to by default, the name is the last part of the address
 * @param allowed which numeric addresses may be contacted; public ones by default
 * @throws `400` with the reason why it could not be fetched or is no image, `413` if there is no space for it
 */
export async function fetchPicture(
  services: FileServices,
  websiteId: string,
  url: string,
  to: { folder: string; by: string | null; name?: string },
  allowed?: (address: string) => boolean,
): Promise<LibraryFile> {
  const limits = { most: MOST_BYTES, patience: PATIENCE_MS, ...(allowed ? { allowed } : {}) };
  const bytes = await safeFetch(url, limits)
    .catch((error: unknown) => {
      // Usually it exists, and was requested by an old spelling of its address.
      const moved = error instanceof SafeFetchError && error.problem === 'moved' && url.startsWith('http:');
      if (!moved) throw error;
      return safeFetch(url.replace('http:', 'https:'), limits);
    })
    .catch((error: unknown) => {
      if (error instanceof SafeFetchError) throw invalid(staffWords()[sentences[error.problem]]);
      throw error;
    });
  const hold = await takeRoom(services, websiteId, bytes.length);
  try {
    const staged = await services.staging.stage(Readable.from([bytes]), hold.take);
    try {
      const { name = nameOf(url), ...place } = to;
      const [file] = await addFiles(services, websiteId, [{ staged, name }], {
        ...place,
        private: false,
        settle: hold.settle,
      });
      if (file?.kind !== 'image') throw invalid(staffWords().notAnImage);
      return file;
    } finally {
      await staged.discard();
    }
  } finally {
    await hold.release();
  }
}
