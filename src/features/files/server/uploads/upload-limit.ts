import type { LimitsPool } from '../../../../lib/db/pool.ts';
import { limit } from '../../../../lib/work/limits.ts';

const TOO_MANY =
  'Too many files were uploaded in the last hour. The ones that arrived have been kept. Upload the others later.';

/** Counts the start of uploads per site. @throws `429` */
export type CountUpload = (websiteId: string) => Promise<void>;

export function uploadLimit(pool: LimitsPool): CountUpload {
  const perSite = limit(pool, 'upload-site');
  return (websiteId) => perSite.take(websiteId, TOO_MANY);
}
