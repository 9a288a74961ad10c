import { createReadStream } from 'node:fs';
import { focusWithin, type PictureVariant } from '../../../../lib/content/pictures.ts';
import type { Delivered } from '../delivery/deliver.ts';
import { ImageProblem } from '../images/index.ts';
import { madeKey } from '../keys.ts';
import { remakeMaster } from './masters.ts';
import type { FileServices } from '../services.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Image variants: made on first request, once for any number of requests, and kept. */
export function pictureVariants(
  services: Pick<FileServices, 'db' | 'storage' | 'images' | 'readySizes' | 'log'>,
) {
  const { storage, images } = services;
  const making = new Map<string, Promise<void>>();

  async function make(
    websiteId: string,
    file: Delivered,
    variant: PictureVariant,
    key: string,
  ): Promise<void> {
    const { id, revision, type, focus, crop } = file;
    const ready = await services.readySizes(revision, variant);
    if (ready) return void (await storage.put(key, createReadStream(ready)));
    const master = madeKey(websiteId, id, revision, 'master');
    if (!(await storage.stat(master))) await remakeMaster(services, websiteId, id);
    await storage.lend(master, async (path) => {
      const seen = focus && crop ? focusWithin(crop, focus) : focus;
      const made = await images
        .renderVariant({ path, type, variant, focus: seen })
        .catch((error: unknown) => {
          // An image that was prepared once and cannot be resized any more counts as missing.
          if (error instanceof ImageProblem) return null;
          throw error;
        });
      if (made) await storage.takeOver(key, made.path);
    });
  }

  return {
    /** The key of the variant once it has been made; nothing is there if it cannot be made. */
    ensure: async (websiteId: string, file: Delivered, variant: PictureVariant): Promise<string> => {
      const key = madeKey(websiteId, file.id, file.revision, variant);
      if (await storage.stat(key)) return key;
      const made = making.get(key) ?? make(websiteId, file, variant, key);
      making.set(key, made);
      await made.finally(() => making.delete(key));
      return key;
    },
    /** An animation requested as AVIF stays an animation, as WebP: the bytes tell. */
    typeOf: async (key: string, variant: PictureVariant): Promise<string> => {
      const type = types[variant.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      if (type !== 'image/avif') return type;
      const start = await storage.read(key, { from: 0, to: 3 });
      const bytes = start ? Buffer.concat((await start.toArray()) as Buffer[]) : undefined;
      return bytes?.toString('latin1') === 'RIFF' ? 'image/webp' : type;
    },
  };
}
