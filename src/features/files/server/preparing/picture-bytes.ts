import type { PictureVariant } from '../../../../lib/content/pictures.ts';
import { findDelivered } from '../delivery/deliver-queries.ts';
import type { FileServices } from '../services.ts';
import { pictureVariants } from './variants.ts';

type Services = Pick<FileServices, 'db' | 'storage' | 'images' | 'readySizes' | 'log'>;

/**
 * An image that visitors may see, in one of its sizes, for features that draw with it. `null` if it is private, trashed,
 * no image, or not available at that size.
 * @returns how to read it, and a revision that depends on its content
 */
export async function openPicture(
  services: Services,
  websiteId: string,
  id: string,
  variant: PictureVariant,
): Promise<{ revision: string; read: () => Promise<Buffer | null> } | null> {
  const { db, storage } = services;
  const [file] = await db.oneForWebsite(websiteId, (tx) => findDelivered(tx, { websiteId, id }));
  if (!file?.type.startsWith('image/')) return null;
  return {
    revision: file.revision,
    read: async () => {
      const stream = await storage.read(await pictureVariants(services).ensure(websiteId, file, variant));
      return stream ? Buffer.concat((await stream.toArray()) as Buffer[]) : null;
    },
  };
}
