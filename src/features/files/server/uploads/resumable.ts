import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal } from '../../../../lib/errors.ts';
import type { Staged } from '../../../../lib/storage/write-down.ts';
import type { LibraryFile } from '../../contract.ts';
import { uploadFolder } from '../keys.ts';
import type { FileServices } from '../services.ts';
import {
  continuedElsewhere,
  finishAtOnce,
  forgetUpload,
  joinParts,
  readUpload,
  UPLOAD_SECONDS,
  uploadEnded,
} from './complete-upload.ts';
import { checkRoom, extendAsItArrives, lockLimits, tooLargeFile } from './room.ts';
import { insertHold, setHold } from './room-queries.ts';
import { addPart, insertUpload, type NewUpload, type UploadRow } from './upload-queries.ts';
import { writePart } from './write-part.ts';

export interface Progress {
  received: number;
  /** When it is complete. */
  file?: LibraryFile;
}

/** Space for the next part; what was reserved ahead is released when the part is counted. */
const roomForPart = (
  services: FileServices,
  websiteId: string,
  { id, length }: UploadRow,
  received: number,
) =>
  extendAsItArrives(services, websiteId, {
    id,
    held: received,
    arrived: received,
    expected: length,
    seconds: UPLOAD_SECONDS,
    renew: async (tx, bytes) => {
      if (!(await setHold(tx, id, bytes, UPLOAD_SECONDS))) throw uploadEnded();
    },
  });

/** Stores a part and counts it. @returns false if another request has continued the upload meanwhile */
async function storePart(
  { db, storage }: FileServices,
  websiteId: string,
  { id, received, part }: { id: string; received: number; part: Staged },
): Promise<boolean> {
  const key = `${uploadFolder(websiteId, id)}${String(received).padStart(15, '0')}-${randomUUID()}`;
  await storage.takeOver(key, part.path);
  const counted = await db.forWebsite(websiteId, async (tx) => {
    await setHold(tx, id, received + part.size, UPLOAD_SECONDS);
    return addPart(tx, id, { from: received, bytes: part.size, key });
  });
  if (!counted) await storage.delete(key);
  return counted;
}

/** Uploads in parts in the storage, so that any process can continue any of them. */
export function resumableUploads(services: FileServices) {
  const { db, staging } = services;
  const finishing = new Map<string, Promise<LibraryFile>>();

  /** Refuses an upload without space now. It takes space only as it arrives. @throws `413` */
  const create = (websiteId: string, upload: Omit<NewUpload, 'id'>): Promise<string> =>
    db.forWebsite(websiteId, async (tx) => {
      const { perFile } = await lockLimits(services, tx);
      if (upload.length > perFile) throw tooLargeFile(perFile, upload.name.slice(0, 100));
      await checkRoom(services, tx, upload.length);
      const id = await insertHold(tx, 0, UPLOAD_SECONDS);
      await insertUpload(tx, { ...upload, id });
      return id;
    });

  /**
   * Receives data part by part, and keeps what has arrived when the connection is lost.
   * @throws `409` if `offset` is not the number of received bytes
   */
  async function receive(websiteId: string, id: string, offset: number, source: Readable): Promise<Progress> {
    try {
      return await takeParts(websiteId, id, offset, source);
    } catch (error) {
      // Its parts would only fill the disk, and its row the site's storage.
      if (isNoRoom(error)) await forgetUpload(services, websiteId, id).catch(() => {});
      throw error;
    }
  }

  async function takeParts(
    websiteId: string,
    id: string,
    offset: number,
    source: Readable,
  ): Promise<Progress> {
    const row = await readUpload(services, websiteId, id);
    if (offset !== row.received) throw continuedElsewhere();
    const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    let received = offset;
    while (received < row.length) {
      const admit = roomForPart(services, websiteId, row, received);
      const { part, isLast, error } = await writePart(staging, pieces, row.length - received, admit).catch(
        async (refused: unknown) => {
          // Parts of a file without space would occupy storage that its owner cannot see.
          if (refused instanceof Refusal && refused.status === 413)
            await forgetUpload(services, websiteId, id);
          throw refused;
        },
      );
      try {
        if (part.size === row.length && !row.replaces)
          return {
            received: row.length,
            file: await finishAtOnce(services, websiteId, row, part),
          };
        if (part.size > 0) {
          if (!(await storePart(services, websiteId, { id, received, part }))) throw continuedElsewhere();
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

  /** May be called repeatedly and concurrently: content is recognised. */
  function finish(websiteId: string, id: string): Promise<LibraryFile> {
    const key = `${websiteId} ${id}`;
    const pending =
      finishing.get(key) ?? joinParts(services, websiteId, id).finally(() => finishing.delete(key));
    finishing.set(key, pending);
    return pending;
  }

  return {
    create,
    find: (websiteId: string, id: string) => readUpload(services, websiteId, id),
    receive,
    finish,
    forget: (websiteId: string, id: string) => forgetUpload(services, websiteId, id),
  };
}

const isNoRoom = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException).code ?? '');
