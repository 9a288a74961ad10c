import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { busy, conflict, invalid, notFound, Refusal } from '../../../../lib/errors.ts';
import { deleteBelow } from '../../../../lib/storage/storage.ts';
import { letGo, type Staged, writeDown } from '../../../../lib/storage/write-down.ts';
import type { LibraryFile } from '../../contract.ts';
import { addFiles, type Settle } from './add-files.ts';
import { uploadFolder } from '../keys.ts';
import { replaceFile } from '../library/replace-file.ts';
import { checkRoom, extendAsItArrives, lockLimits, tooLargeFile } from './room.ts';
import { deleteHold, insertHold, setHold } from './room-queries.ts';
import type { FileServices } from '../services.ts';
import {
  addPart,
  findUpload,
  finishUpload,
  insertUpload,
  type NewUpload,
  type UploadRow,
} from './upload-queries.ts';

/** How long an upload waits for its next bytes. */
export const UPLOAD_SECONDS = 24 * 3600;
/** A process that dies loses at most the larger of both. A fast connection results in few parts. */
const PART = { bytes: 16 * 1024 * 1024, milliseconds: 5_000 };

export interface Progress {
  received: number;
  /** When it is complete. */
  file?: LibraryFile;
}

/** Uploads in parts in the storage, so that any process can continue any of them. */
export function resumableUploads(services: FileServices) {
  const { db, storage, staging } = services;
  const finishing = new Map<string, Promise<LibraryFile>>();

  /** Refuses an upload without space now. It takes space only as it arrives. @throws `413` */
  const create = (websiteId: string, upload: Omit<NewUpload, 'id'>): Promise<string> =>
    db.forWebsite(websiteId, async (tx) => {
      const { perFile } = await lockLimits(services, tx);
      if (upload.length > perFile) throw tooLargeFile(perFile, `“${upload.name.slice(0, 100)}”`);
      await checkRoom(services, tx, upload.length);
      const id = await insertHold(tx, 0, UPLOAD_SECONDS);
      await insertUpload(tx, { ...upload, id });
      return id;
    });

  async function find(websiteId: string, id: string): Promise<UploadRow> {
    const row = await db.forWebsite(websiteId, (tx) => findUpload(tx, id));
    if (!row) throw ended();
    return row;
  }

  /** Space for the next part; what was reserved ahead is released when the part is counted. */
  const roomForPart = (websiteId: string, { id, length }: UploadRow, received: number) =>
    extendAsItArrives(services, websiteId, {
      id,
      held: received,
      arrived: received,
      expected: length,
      seconds: UPLOAD_SECONDS,
      renew: async (tx, bytes) => {
        if (!(await setHold(tx, id, bytes, UPLOAD_SECONDS))) throw ended();
      },
    });

  const forget = async (websiteId: string, id: string): Promise<void> => {
    await db.forWebsite(websiteId, (tx) => deleteHold(tx, id));
    await deleteBelow(storage, uploadFolder(websiteId, id));
  };

  /**
   * Receives data part by part, and keeps what has arrived when the connection is lost.
   * @throws `409` if `offset` is not the number of received bytes
   */
  async function receive(websiteId: string, id: string, offset: number, source: Readable): Promise<Progress> {
    try {
      return await takeParts(websiteId, id, offset, source);
    } catch (error) {
      // Its parts would only fill the disk, and its row the site's storage.
      if (isNoRoom(error)) await forget(websiteId, id).catch(() => {});
      throw error;
    }
  }

  async function takeParts(
    websiteId: string,
    id: string,
    offset: number,
    source: Readable,
  ): Promise<Progress> {
    const row = await find(websiteId, id);
    const elsewhere = () =>
      conflict('This part doesn’t continue the upload. Request the current offset and continue from there.');
    if (offset !== row.received) throw elsewhere();
    const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    let received = offset;
    while (received < row.length) {
      const admit = roomForPart(websiteId, row, received);
      const { part, isLast, error } = await writePart(pieces, row.length - received, admit).catch(
        async (refused: unknown) => {
          // Parts of a file without space would occupy storage that its owner cannot see.
          if (refused instanceof Refusal && refused.status === 413) await forget(websiteId, id);
          throw refused;
        },
      );
      try {
        if (part.size === row.length && !row.replaces)
          return { received: row.length, file: await finishAtOnce(websiteId, row, part, elsewhere) };
        if (part.size > 0) {
          const key = `${uploadFolder(websiteId, id)}${String(received).padStart(15, '0')}-${randomUUID()}`;
          await storage.takeOver(key, part.path);
          const counted = await db.forWebsite(websiteId, async (tx) => {
            await setHold(tx, id, received + part.size, UPLOAD_SECONDS);
            return addPart(tx, id, { from: received, bytes: part.size, key });
          });
          if (!counted) {
            await storage.delete(key);
            throw elsewhere();
          }
          received += part.size;
        }
      } finally {
        await part.discard();
      }
      if (error) throw error;
      if (isLast) break;
    }
    return received < row.length ? { received } : { received, file: await finish(websiteId, id) };
  }

  /** Receives data until a part is full, the connection is lost or the file is complete. */
  async function writePart(
    pieces: AsyncIterator<Buffer>,
    missing: number,
    admit: (bytes: number) => void | Promise<void>,
  ) {
    const begun = performance.now();
    const file = await writeDown(await staging.newPath());
    const isFull = () =>
      file.size() >= missing || (file.size() >= PART.bytes && performance.now() - begun >= PART.milliseconds);
    let isLast = false;
    let error: unknown;
    try {
      while (!isFull() && !isLast) {
        const next = await pieces.next().catch((lost: unknown) => void (error = lost));
        if (!next || next.done) isLast = true;
        else {
          const piece = next.value.subarray(0, missing - file.size());
          await admit(piece.length);
          await file.write(piece);
          letGo(next.value);
        }
      }
      return { part: await file.end(), isLast, error };
    } catch (full) {
      await file.giveUp();
      throw full;
    }
  }

  /** The whole file arrived in one request: it is stored as a file without being a part first. */
  async function finishAtOnce(
    websiteId: string,
    row: UploadRow,
    staged: Staged,
    elsewhere: () => Refusal,
  ): Promise<LibraryFile> {
    const { id, name, folder, private: isPrivate, created_by: by } = row;
    let isFirst = true;
    const settle: Settle = async (tx, [fileId = '']) => {
      isFirst = await finishUpload(tx, id, { fileId, from: 0 });
      if (!isFirst) throw elsewhere();
      await setHold(tx, id, 0, UPLOAD_SECONDS);
    };
    const to = { folder, private: isPrivate, by, settle };
    const [file] = await addFiles(services, websiteId, [{ staged, name }], to).catch(
      async (error: unknown) => {
        if (isFirst && isFinal(error)) await forget(websiteId, id);
        throw error;
      },
    );
    if (!file) throw busy(2);
    return file;
  }

  /** Joins the parts. May be called repeatedly and concurrently: content is recognised. */
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
      await forget(websiteId, id);
      // A client that gets 409 asks for the offset, and would send everything again.
      throw error.status === 409 ? invalid(error.message) : error;
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

const ended = (): Refusal => notFound('This upload has ended. Start it again.');

/** Every further attempt would be refused too. */
const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;
const isNoRoom = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException).code ?? '');
