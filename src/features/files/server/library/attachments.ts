import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { randomUUID } from 'node:crypto';
import { inBatches } from '../../../../lib/db/batches-queries.ts';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { notFound, Refusal, tooLarge } from '../../../../lib/errors.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import type { Staged } from '../../../../lib/storage/write-down.ts';
import { cleanName } from '../../file-names.ts';
import { readableSize } from '../../readable-size.ts';
import {
  type Attachment,
  deleteAttachments,
  findAttachment,
  insertAttachment,
  looseAttachments,
} from './attachment-queries.ts';
import { identify } from '../uploads/identify.ts';
import { attachmentKey } from '../keys.ts';
import type { OpenedFile } from '../delivery/open-file.ts';
import { findRoom } from '../uploads/room-queries.ts';
import { type Hold, takeRoom } from '../uploads/room.ts';
import type { FileLimits, FileServices } from '../services.ts';
import { say } from '../say.ts';
import { staffWords } from '../staff-words.ts';

/** Maximum size of one file from a visitor, however much the owner may upload. */
const MOST_BYTES = 100 * 1024 * 1024;
/** The share of the site's storage that visitors cannot fill, so that the owner can always work. */
const LEFT_FREE = 0.1;
/** After this time without data, a visitor counts as gone. */
const HOLD_SECONDS = 60;

/** Maximum size of one file of a visitor, in bytes. */
export async function attachmentLimit({ limits }: Pick<FileServices, 'limits'>, tx: Tx) {
  const own = await findRoom(tx);
  return Math.min(MOST_BYTES, own?.per_file ?? limits.perFile);
}

const inVisitorsWords = (error: unknown): unknown =>
  error instanceof Refusal && error.status === 413 ? tooLarge(say().noSpace) : error;

/**
 * Reserves storage for a visitor's upload, counted like the owner's files.
 * @param expected maximum bytes to come, if the sender says so
 * @throws `413` with a message for visitors
 */
export async function takeVisitorsRoom(
  services: FileServices,
  websiteId: string,
  expected: number,
): Promise<Hold> {
  const spared = (limits: FileLimits): FileLimits => ({
    perFile: Math.min(MOST_BYTES, limits.perFile),
    perSite: limits.perSite * (1 - LEFT_FREE),
  });
  const hold = await takeRoom(services, websiteId, expected, { within: spared, seconds: HOLD_SECONDS }).catch(
    (error: unknown) => {
      throw inVisitorsWords(error);
    },
  );
  let bytes = 0;
  let name = '';
  return {
    ...hold,
    nextFile: (next) => {
      bytes = 0;
      name = next;
      hold.nextFile(next);
    },
    take: (more) => {
      bytes += more;
      if (bytes > hold.limits.perFile)
        throw tooLarge(say().tooLarge({ name, size: readableSize(hold.limits.perFile, spokenLanguage()) }));
      const answer = hold.take(more);
      return answer?.catch((error: unknown) => {
        throw inVisitorsWords(error);
      });
    },
  };
}

/**
 * Stores a visitor's file without an address and unopened: only the owner can download it.
 * @param purpose what it was uploaded for; only a message for the same purpose may use it
 * @throws `400` for types that the library does not accept
 */
export async function keepAttachment(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websiteId: string,
  { staged, name, purpose }: { staged: Staged; name: string; purpose: string },
): Promise<Attachment> {
  const type = await identify(staged.path, name, staged.size);
  const row = { id: randomUUID(), purpose, name: cleanName(name, type), type, size: staged.size };
  const key = attachmentKey(websiteId, row.id);
  await storage.takeOver(key, staged.path);
  try {
    await db.forWebsite(websiteId, (tx) => insertAttachment(tx, row));
  } catch (error) {
    await storage.delete(key).catch(() => {});
    throw error;
  }
  return row;
}

/** @throws `404` */
export async function openAttachment(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websiteId: string,
  messageId: string,
  id: string,
): Promise<OpenedFile> {
  const row = await db.forWebsite(websiteId, (tx) => findAttachment(tx, messageId, id));
  if (!row) throw notFound(staffWords().attachmentGone);
  const { name, type, size } = row;
  return {
    name,
    type,
    size,
    read: async (range) => {
      const stream = await storage.read(attachmentKey(websiteId, id), range);
      if (!stream) throw notFound(staffWords().fileGone);
      return stream;
    },
  };
}

const erasing = jobQueue<{ websiteId: string }>('erase-attachments');

/** Call it in the transaction that deletes messages: their files are erased after the commit. */
export async function eraseWithMessages(tx: Tx, jobs: Jobs): Promise<void> {
  const [one] = await looseAttachments(tx, false, 1);
  if (one) await jobs.send(tx, erasing, { websiteId: tx.site });
}

/** Bytes first: a row without them is found and tried again. */
export async function eraseLoose(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websiteId: string,
  overdue: boolean,
): Promise<void> {
  await inBatches(async (most) => {
    const ids = await db.forWebsite(websiteId, (tx) => looseAttachments(tx, overdue, most));
    if (ids.length === 0) return 0;
    for (const id of ids) await storage.delete(attachmentKey(websiteId, id));
    await db.forWebsite(websiteId, (tx) => deleteAttachments(tx, ids));
    return ids.length;
  });
}

/** Erases files of deleted messages. Any number of processes may run one. */
export const startErasing = (services: FileServices & { db: Database }): Promise<void> =>
  services.jobs.work(erasing, ({ websiteId }) => eraseLoose(services, websiteId, false));
