import { createHash } from 'node:crypto';
import type { Crop, Focus } from '../../../lib/content/pictures.ts';

/** Where things lie in the storage. All of a site begins with its id, all of a file with both ids. */
export const siteFolder = (websiteId: string) => `${websiteId}/`;
export const fileFolder = (websiteId: string, id: string) => `${websiteId}/${id}/`;
export const uploadFolder = (websiteId: string, uploadId: string) => `${websiteId}/uploads/${uploadId}/`;
export const attachmentKey = (websiteId: string, id: string) => `${websiteId}/attachments/${id}`;

/** What was uploaded, as it came. */
export const sourceKey = (websiteId: string, id: string, sha256: Buffer) =>
  `${fileFolder(websiteId, id)}source-${sha256.toString('hex').slice(0, 20)}`;
/** What was made of it: `master` for the picture itself, or the name of a variant. */
export const madeKey = (websiteId: string, id: string, revision: string, name: string) =>
  `${fileFolder(websiteId, id)}${revision}/${name.toLowerCase()}`;

/** What is delivered under an address follows from these three alone, so that it can be kept for ever. */
export function revisionOf(sha256: Buffer, crop: Crop | null = null, focus: Focus | null = null): string {
  const hash = createHash('sha256').update(sha256);
  if (crop) hash.update(`crop ${crop.x} ${crop.y} ${crop.width} ${crop.height}`);
  if (focus) hash.update(`focus ${focus.x} ${focus.y}`);
  return hash.digest().readBigUInt64BE().toString(36);
}
