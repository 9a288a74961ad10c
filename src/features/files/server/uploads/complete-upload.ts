import { Readable } from 'node:stream';
import { busy, conflict, invalid, notFound, Refusal } from '../../../../lib/errors.ts';
import { deleteBelow, type Storage } from '../../../../lib/storage/storage.ts';
import type { Staged } from '../../../../lib/storage/write-down.ts';
import type { LibraryFile } from '../../contract.ts';
import { uploadFolder } from '../keys.ts';
import { replaceFile } from '../library/replace-file.ts';
import type { FileServices } from '../services.ts';
import { addFiles, type Settle } from './add-files.ts';
import { deleteHold, setHold } from './room-queries.ts';
import { findUpload, finishUpload, type UploadRow } from './upload-queries.ts';
import { staffWords } from '../staff-words.ts';

/** How long an upload waits for its next bytes. */
export const UPLOAD_SECONDS = 24 * 3600;

export const uploadEnded = (): Refusal => notFound(staffWords().uploadEnded);

/** The offset isn't the number of received bytes: another request has continued the upload. */
export const continuedElsewhere = (): Refusal => conflict(staffWords().partDoesntContinue);

/** @throws `404` if it has ended */
export async function readUpload({ db }: FileServices, websiteId: string, id: string): Promise<UploadRow> {
  const row = await db.forWebsite(websiteId, (tx) => findUpload(tx, id));
  if (!row) throw uploadEnded();
  return row;
}

/** Deletes what has arrived of an upload, and what was reserved for it. */
export async function forgetUpload(
  { db, storage }: FileServices,
  websiteId: string,
  id: string,
): Promise<void> {
  await db.forWebsite(websiteId, (tx) => deleteHold(tx, id));
  await deleteBelow(storage, uploadFolder(websiteId, id));
}

/** The whole file arrived in one request: it is stored as a file without being a part first. */
export async function finishAtOnce(
  services: FileServices,
  websiteId: string,
  row: UploadRow,
  staged: Staged,
): Promise<LibraryFile> {
  const { id, name, folder, private: isPrivate, created_by: by } = row;
  let isFirst = true;
  const settle: Settle = async (tx, [fileId = '']) => {
    isFirst = await finishUpload(tx, id, { fileId, from: 0 });
    if (!isFirst) throw continuedElsewhere();
    await setHold(tx, id, 0, UPLOAD_SECONDS);
  };
  const to = { folder, private: isPrivate, by, settle };
  const [file] = await addFiles(services, websiteId, [{ staged, name }], to).catch(async (error: unknown) => {
    if (isFirst && isFinal(error)) await forgetUpload(services, websiteId, id);
    throw error;
  });
  if (!file) throw busy(2);
  return file;
}

/** Joins the parts of a complete upload. Another attempt finds the same content. */
export async function joinParts(services: FileServices, websiteId: string, id: string): Promise<LibraryFile> {
  const { storage, staging } = services;
  const row = await readUpload(services, websiteId, id);
  const staged = await staging.stage(Readable.from(allOf(storage, row.parts), { objectMode: false }));
  try {
    if (staged.size !== row.length) throw busy(2);
    const arrived = { staged, name: row.name };
    const settle: Settle = async (tx, [fileId = '']) => {
      await finishUpload(tx, id, { fileId });
      await setHold(tx, id, 0, UPLOAD_SECONDS);
    };
    const to = { folder: row.folder, private: row.private, by: row.created_by, settle };
    const file = row.replaces
      ? await replaceFile(services, websiteId, row.replaces, arrived, settle)
      : (await addFiles(services, websiteId, [arrived], to))[0];
    if (!file) throw busy(2);
    await deleteBelow(storage, uploadFolder(websiteId, id));
    return file;
  } catch (error) {
    if (!isFinal(error)) throw error;
    await forgetUpload(services, websiteId, id);
    // A client that gets 409 asks for the offset, and would send everything again.
    throw error.status === 409 ? invalid(error.message) : error;
  } finally {
    await staged.discard();
  }
}

async function* allOf(storage: Storage, parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of parts) {
    const stream = await storage.read(key);
    if (!stream) throw busy(2);
    yield* stream as AsyncIterable<Buffer>;
  }
}

/** Every further attempt would be refused too. */
const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;
