import { addTracks } from '../../features/audio/server/index.ts';
import { findProduct } from '../../features/products/server/index.ts';
import { localeOf } from '../../features/websites/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import { slugOf } from '../../lib/values/slug.ts';
import type { Made } from './references.ts';
import type { TrackContent } from './site-content.ts';

/** Creates tracks from audio files in the library, after the shop was filled. `jobs` must have been started. @returns the tracks */
export async function fillTracks(jobs: Jobs, tx: Tx, tracks: readonly TrackContent[]): Promise<Made[]> {
  const made = [];
  const locale = await localeOf(tx);
  for (const { sale, ...track } of tracks) {
    const product = sale && (await findProduct(tx, slugOf(sale.product, 'music', locale), true));
    made.push({
      ...track,
      ...(product ? { sale: { product: product.id, previewSeconds: sale.previewSeconds } } : {}),
    });
  }
  const ids = made.length > 0 ? await addTracks({ jobs }, tx, made) : [];
  return ids.map((id, index) => ['track', tracks[index]?.words.header ?? '', id]);
}
