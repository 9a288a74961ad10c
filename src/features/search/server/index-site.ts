import type { Database, Tx } from '../../../lib/db/database.ts';
import { BATCH } from '../../../lib/db/batches-queries.ts';
import { indexService, serviceIds } from '../../bookings/server/index.ts';
import { indexPageAgain, type IndexServices, publishedPages } from '../../pages/server/index.ts';
import { indexProductAgain, translatedProducts } from '../../products/server/index.ts';
import { markIndexed } from './index-queries.ts';

export type IndexSiteServices = IndexServices & { db: Database };

/**
 * Indexes all pages, services and translated products of a site, each in a separate transaction, so that nothing waits
 * for it; publishing meanwhile updates the index itself.
 */
export async function indexSite(services: IndexSiteServices, websiteId: string): Promise<void> {
  const { db } = services;
  const each = async (list: typeof publishedPages, index: (tx: Tx, id: string) => Promise<void>) => {
    let after: string | undefined;
    for (;;) {
      const ids = await db.forWebsite(websiteId, (tx) => list(tx, after, BATCH));
      for (const { id } of ids) await db.forWebsite(websiteId, (tx) => index(tx, id));
      after = ids.at(-1)?.id;
      if (after === undefined) return;
    }
  };
  await each(publishedPages, (tx, id) => indexPageAgain(services, tx, id));
  await each(serviceIds, indexService);
  await each(translatedProducts, indexProductAgain);
  await db.forWebsite(websiteId, markIndexed);
}
