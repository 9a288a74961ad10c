import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { busy, conflict, notFound, Refusal } from '../../../lib/errors.ts';
import { deleteBelow } from '../../../lib/storage/storage.ts';
import type { LibraryFile } from '../contract.ts';
import { addFiles } from './add-files.ts';
import { uploadFolder } from './keys.ts';
import { replaceFile } from './replace-file.ts';
import { checkRoom, lockLimits, tooLargeFile } from './room.ts';
import { deleteHold, insertHold, setHold } from './room-queries.ts';
import type { FileServices } from './services.ts';
import {
  addPart,
  findUpload,
  finishUpload,
  insertUpload,
  type NewUpload,
  type UploadRow,
} from './upload-queries.ts';

/** An upload waits this long for its next bytes. */
export const UPLOAD_SECONDS = 24 * 3600;
/** What a process that dies loses at most; the rest is counted. */
const PART = 16 * 1024 * 1024;

export interface Progress {
  received: number;
  /** Once all is there. */
  file?: LibraryFile;
}

/** Uploads in parts that lie in the storage, so that any process can go on with any of them. */
export function resumableUploads(services: FileServices) {
  const { db, storage, staging } = services;
  const finishing = new Map<string, Promise<LibraryFile>>();

  /** Takes the room for all of it at once. @throws `413` */
  const create = (websiteId: string, upload: Omit<NewUpload, 'id'>): Promise<string> =>
    db.forWebsite(websiteId, async (tx) => {
      const { perFile } = await lockLimits(services, tx, websiteId);
      if (upload.length > perFile) throw tooLargeFile(perFile, `“${upload.name.slice(0, 100)}”`);
      await checkRoom(services, tx, websiteId, upload.length);
      const id = await insertHold(tx, websiteId, upload.length, UPLOAD_SECONDS);
      await insertUpload(tx, websiteId, { ...upload, id });
      return id;
    });

  async function find(websiteId: string, id: string): Promise<UploadRow> {
    const row = await db.forWebsite(websiteId, (tx) => findUpload(tx, websiteId, id));
    if (!row) throw notFound('This upload has ended. Please start it again.');
    return row;
  }

  const forget = async (websiteId: string, id: string): Promise<void> => {
    await db.forWebsite(websiteId, (tx) => deleteHold(tx, websiteId, id));
    await deleteBelow(storage, uploadFolder(websiteId, id));
  };

  /**
   * Takes what comes, part by part, and keeps what had come when the line is lost.
   * @throws `409` where `offset` is not what has been received
   */
  async function receive(websiteId: string, id: string, offset: number, source: Readable): Promise<Progress> {
    const row = await find(websiteId, id);
    const elsewhere = () =>
      conflict(
        'This part does not follow what has arrived. Please ask how far the upload is, and go on from there.',
      );
    if (offset !== row.received) throw elsewhere();
    const pieces = pieceReader(source);
    let received = offset;
    while (received < row.length) {
      const part = await writePart(pieces, Math.min(PART, row.length - received));
      try {
        if (part.bytes > 0) {
          const key = `${uploadFolder(websiteId, id)}${String(received).padStart(15, '0')}-${randomUUID()}`;
          await storage.takeOver(key, part.path);
          const counted = await db.forWebsite(websiteId, async (tx) => {
            await setHold(tx, websiteId, id, row.length, UPLOAD_SECONDS);
            return addPart(tx, websiteId, id, { from: received, bytes: part.bytes, key });
          });
          if (!counted) {
            await storage.delete(key);
            throw elsewhere();
          }
          received += part.bytes;
        }
      } finally {
        await rm(part.path, { force: true });
      }
      if (part.error) throw part.error;
      if (part.isLast) break;
    }
    return received < row.length ? { received } : { received, file: await finish(websiteId, id) };
  }

  async function writePart(pieces: PieceReader, most: number) {
    const path = await staging.newPath();
    const file = await open(path, 'wx');
    const part = { path, bytes: 0, isLast: false, error: undefined as unknown };
    try {
      while (part.bytes < most) {
        const piece = await pieces(most - part.bytes);
        if (!piece) {
          part.isLast = true;
          break;
        }
        await file.writeFile(piece);
        part.bytes += piece.length;
      }
    } catch (error) {
      // A full disk is no lost line: what could be written is kept all the same.
      part.error = error;
    } finally {
      await file.close();
    }
    return part;
  }

  /** Puts the parts together. May be asked for again and again, and by several at once: content is found again. */
  function finish(websiteId: string, id: string): Promise<LibraryFile> {
    const key = `${websiteId} ${id}`;
    const pending = finishing.get(key) ?? assemble(websiteId, id).finally(() => finishing.delete(key));
    finishing.set(key, pending);
    return pending;
  }

  async function assemble(websiteId: string, id: string): Promise<LibraryFile> {
    const row = await find(websiteId, id);
    const staged = await staging.stage(Readable.from(allOf(row.parts), { objectMode: false }));
    try {
      if (staged.size !== row.length) throw busy(2);
      const arrived = { staged, name: row.name };
      const to = { folder: row.folder, private: row.private, by: row.created_by };
      const file = row.replaces
        ? await replaceFile(services, websiteId, row.replaces, arrived)
        : (await addFiles(services, websiteId, [arrived], to))[0];
      if (!file) throw busy(2);
      await db.forWebsite(websiteId, async (tx) => {
        await finishUpload(tx, websiteId, id, file._id);
        await setHold(tx, websiteId, id, 0, UPLOAD_SECONDS);
      });
      await deleteBelow(storage, uploadFolder(websiteId, id));
      return file;
    } catch (error) {
      // It will be refused however often it is tried.
      if (error instanceof Refusal && error.status < 500) await forget(websiteId, id);
      throw error;
    } finally {
      await staged.discard();
    }
  }

  async function* allOf(parts: readonly string[]): AsyncGenerator<Buffer> {
    for (const key of parts) {
      const stream = await storage.read(key);
      if (!stream) throw busy(2);
      yield* stream as AsyncIterable<Buffer>;
    }
  }

  return { create, find, receive, finish, forget };
}

/** Gives at most so many bytes at a time, and null at the end. */
type PieceReader = (most: number) => Promise<Buffer | null>;

function pieceReader(source: Readable): PieceReader {
  const pieces = source[Symbol.asyncIterator]();
  let left: Buffer | undefined;
  return async (most) => {
    const next = left ?? ((await pieces.next()).value as Buffer | undefined);
    if (!next) return null;
    left = next.length > most ? next.subarray(most) : undefined;
    return next.subarray(0, most);
  };
}
