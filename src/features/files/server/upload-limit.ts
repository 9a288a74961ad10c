import type { LimitsPool } from '../../../lib/db/pool.ts';
import { limit } from '../../../lib/limits.ts';

const TOO_MANY =
  'Very many files were sent within the last hour. What has arrived is kept; please go on with the others a little later.';

/** Counts files of a site that begin to be uploaded. @throws `429` */
export type CountUpload = (websiteId: string) => Promise<void>;

export function uploadLimit(pool: LimitsPool): CountUpload {
  const perSite = limit(pool, 'upload-site');
  return (websiteId) => perSite.take(websiteId, TOO_MANY);
}
