import type { Tx } from '../../../../lib/db/database.ts';
import type { Seo } from '../../contract.ts';
import { HOME_SLUG, pagePath } from '../../slugs.ts';
import { indexableRows } from './indexable-queries.ts';
import { findPageById, findPageBySlug } from '../queries.ts';

/** A page as search engines and feed readers find it. */
export interface IndexablePage {
  path: string;
  title: string;
  description: string;
  publishedAt: Date;
  changedAt: Date;
  /** Addresses of its images. */
  pictures: string[];
  /** The other languages in which it can be read. */
  languages: readonly string[];
}

/** Published, indexable pages of a subdomain, the newest first. */
export async function indexablePages(tx: Tx, subdomain: string): Promise<IndexablePage[]> {
  const rows = await indexableRows(tx, subdomain);
  return rows.map(
    ({ slug, name, seo, pictures, languages, published_at: publishedAt, changed_at: changedAt }) => ({
      path: pagePath(slug),
      title: seo.title || name,
      description: seo.description ?? '',
      publishedAt,
      changedAt,
      pictures: [...new Set(pictures)],
      languages,
    }),
  );
}

/** The title of a published page, or `null`. */
export async function titleOfPage(tx: Tx, id: string): Promise<string | null> {
  const page = await findPageById(tx, id, 'published');
  return page ? (page.seo as Seo).title || page.name : null;
}

/** The first image on the home page; `null` if it has none from the library. */
export async function firstPicture(tx: Tx): Promise<string | null> {
  const home = await findPageBySlug(tx, '', HOME_SLUG, 'published');
  return home ? firstFileIn(home.blocks) : null;
}

function firstFileIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('src' in value && 'alt' in value && 'file' in value && typeof value.file === 'string')
    return value.file;
  for (const each of Object.values(value)) {
    const found = firstFileIn(each);
    if (found !== null) return found;
  }
  return null;
}
