import { notFound } from '../../../../lib/errors.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { openFile } from '../delivery/open-file.ts';
import { queuePreparing } from '../preparing/prepare-queue.ts';
import type { FileServices } from '../services.ts';
import { type Arrived, addFiles } from '../uploads/add-files.ts';
import { takeRoom } from '../uploads/room.ts';
import { changeFile, findFiles } from './queries.ts';

/**
 * Copies images from the library of one site into that of another, all or none. The caller has checked that the person may read both.
 * Deleted and private ones, and other files, are left out.
 * @returns the images of the second site, by the ids of the first
 * @throws `413` if there is no space for all of them
 */
export async function copyPictures(
  services: FileServices,
  { from, to, by }: { from: string; to: string; by: string },
  ids: readonly string[],
): Promise<Map<string, Picture>> {
  const { db, staging } = services;
  const found = await db.forWebsite(from, (tx) => findFiles(tx, [...new Set(ids)]));
  const images = found.filter(
    ({ kind, trashed_at, private: hidden }) => kind === 'image' && trashed_at === null && !hidden,
  );
  if (images.length === 0) return new Map();
  const opened = await Promise.all(images.map(({ id }) => openFile(services, from, id)));
  const hold = await takeRoom(
    services,
    to,
    opened.reduce((sum, { size }) => sum + size, 0),
  );
  const arrived: Arrived[] = [];
  try {
    for (const file of opened) {
      hold.nextFile(file.name);
      arrived.push({ staged: await staging.stage(await file.read(), hold.take), name: file.name });
    }
    const added = await addFiles(services, to, arrived, {
      folder: '',
      private: false,
      by,
      settle: hold.settle,
    });
    return await db.forWebsite(to, async (tx) => {
      const copies = new Map<string, Picture>();
      for (const [index, { id, alt, width, height, focus, crop }] of images.entries()) {
        const copy = added[index];
        if (!copy) throw notFound();
        if (!copy.known) {
          const isCut = focus !== null || crop !== null;
          await changeFile(tx, copy._id, { alt, ...(isCut ? { focus, crop } : {}) }, undefined);
          if (isCut) await queuePreparing(services, tx, copy._id);
        }
        copies.set(id, {
          file: copy._id,
          src: copy.urls.original,
          alt,
          ...(width === null || height === null ? {} : { width, height }),
        });
      }
      return copies;
    });
  } finally {
    for (const { staged } of arrived) await staged.discard();
    await hold.release();
  }
}
