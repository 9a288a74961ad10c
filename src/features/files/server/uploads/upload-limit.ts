import type { LimitsPool } from '../../../../lib/db/pool.ts';
import { limit } from '../../../../lib/work/limits.ts';
import { staffWords } from '../staff-words.ts';

/** Counts the start of uploads per site. @throws `429` */
export type CountUpload = (websiteId: string) => Promise<void>;

export function uploadLimit(pool: LimitsPool): CountUpload {
  const perSite = limit(pool, 'upload-site');
  return (websiteId) => perSite.take(websiteId, staffWords().tooManyUploads);
}
