import type { Tx } from '../../../lib/db/database.ts';
import type { Seo } from '../contract.ts';
import { pagePath } from '../slugs.ts';
import { findableRows } from './found-queries.ts';
import { findPageById } from './queries.ts';

/** A page as others find it: search engines, feed readers. */
export interface FoundPage {
  path: string;
  title: string;
  description: string;
  publishedAt: Date;
  changedAt: Date;
  /** Addresses of the pictures that stand on it. */
  pictures: string[];
}

/** Published pages of a subdomain that are not kept from search engines, the newest first. */
export async function foundPages(tx: Tx, websiteId: string, subdomain: string): Promise<FoundPage[]> {
  const rows = await findableRows(tx, websiteId, subdomain);
  return rows.map(({ slug, name, seo, blocks, published_at: publishedAt, changed_at: changedAt }) => ({
    path: pagePath(slug),
    title: seo.title || name,
    description: seo.description ?? '',
    publishedAt,
    changedAt,
    pictures: picturesIn(blocks),
  }));
}

/** What a published page is called, or `null`. */
export async function titleOfPage(tx: Tx, websiteId: string, id: string): Promise<string | null> {
  const page = await findPageById(tx, websiteId, id, 'published');
  return page ? (page.seo as Seo).title || page.name : null;
}

/** Pictures stand under different names in blocks and their lists; all have an address and an alternative text. */
function picturesIn(value: unknown, found = new Set<string>()): string[] {
  if (typeof value === 'object' && value !== null) {
    if ('src' in value && 'alt' in value && typeof value.src === 'string' && value.src !== '')
      found.add(value.src);
    for (const each of Object.values(value)) picturesIn(each, found);
  }
  return [...found];
}
