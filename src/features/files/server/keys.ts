import { createHash } from 'node:crypto';
import type { Crop, Focus } from '../../../lib/content/pictures.ts';

/** Storage keys. All keys of a site begin with its id, all keys of a file with both ids. */
export const siteFolder = (websiteId: string) => `${websiteId}/`;
export const fileFolder = (websiteId: string, id: string) => `${websiteId}/${id}/`;
export const uploadFolder = (websiteId: string, uploadId: string) => `${websiteId}/uploads/${uploadId}/`;
export const attachmentKey = (websiteId: string, id: string) => `${websiteId}/attachments/${id}`;

/** The original file. */
export const sourceKey = (websiteId: string, id: string, sha256: Buffer) =>
  `${fileFolder(websiteId, id)}source-${sha256.toString('hex').slice(0, 20)}`;
/** A derived file: `master` for the image itself, or the name of a variant. */
export const madeKey = (websiteId: string, id: string, revision: string, name: string) =>
  `${fileFolder(websiteId, id)}${revision}/${name.toLowerCase()}`;

/** The content at an address depends on these three only, so it can be cached forever. */
export function revisionOf(sha256: Buffer, crop: Crop | null = null, focus: Focus | null = null): string {
  const hash = createHash('sha256').update(sha256);
  if (crop) hash.update(`crop ${crop.x} ${crop.y} ${crop.width} ${crop.height}`);
  if (focus) hash.update(`focus ${focus.x} ${focus.y}`);
  return hash.digest().readBigUInt64BE().toString(36);
}

/** Whether a key is an original or an attachment. All else is made from them, is temporary, or can be exported again. */
export const isOriginal = (key: string): boolean =>
  /\/source-[0-9a-f]+$|^[^/]+\/attachments\/[^/]+$/.test(key);
