import type { Tx } from '../../../../lib/db/database.ts';
import { languagesOf, localeOf } from '../../../websites/server/index.ts';
import { freeSlug, isReservedSlug, slugFrom } from '../../slugs.ts';
import { lockPlaces, slugsLike } from '../place-queries.ts';
import {
  countRedirects,
  insertRedirect,
  MOST_REDIRECTS,
  pageAtPlace,
  type Target,
} from './redirect-queries.ts';

/** A free address as close as possible to the wanted one. Other pages wait for theirs until the transaction ends. */
export async function freePageSlug(tx: Tx, wanted: string): Promise<string> {
  await lockPlaces(tx);
  const slug = slugFrom(wanted, await localeOf(tx));
  const isTaken = isReservedSlug(slug) || (await languagesOf(tx)).languages.includes(slug);
  const base = isTaken ? `${slug}-page` : slug;
  return freeSlug(base, await slugsLike(tx, '', base));
}

/** Redirects paths of a former site, if they are neither used nor redirected. */
export async function leadOldPaths(tx: Tx, target: Target, paths: readonly string[]): Promise<void> {
  const room = MOST_REDIRECTS - (await countRedirects(tx));
  for (const path of paths.slice(0, Math.max(0, room))) {
    const slug = path.slice(1);
    if (path === '/') continue;
    if (!slug.includes('/') && (await pageAtPlace(tx, { subdomain: '', slug }))?.lives) continue;
    await insertRedirect(tx, { subdomain: '', from_path: path, ...target });
  }
}
