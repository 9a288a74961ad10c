import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import { HOME_SLUG } from '../../slugs.ts';
import { followPages } from '../menus/menu-queries.ts';
import { arrangePages as writeArrangement, keepFormerSlugs, lockPlaces } from '../place-queries.ts';
import { checkLanguageSlug, checkSlug } from '../services.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

interface Entry {
  _id: string;
  label?: string | undefined;
  slug?: string | undefined;
  inMenu?: boolean | undefined;
}

/** Updates order, labels, addresses and menu of pages in one step, all or nothing; the order is the list's. */
export async function arrangePages(tx: Tx, entries: Entry[], subdomain: string | undefined): Promise<void> {
  const ids = new Set(entries.map((entry) => entry._id));
  if (ids.size !== entries.length)
    throw invalid(staffWords().pageListedTwice, { pages: staffWords().pageListedTwice });
  await lockPlaces(tx);
  const changed = await refusingTakenSlug(writeArrangement(tx, entries), 'page');
  if (
    changed.length !== entries.length ||
    changed.some((page) => subdomain !== undefined && page.subdomain !== subdomain)
  )
    throw notFound(staffWords().listedPageDeleted);
  await followPages(tx, true);
  const moved = changed.filter(({ slug, former_slug }) => slug !== former_slug);
  for (const { slug } of moved) {
    checkSlug(slug);
    await checkLanguageSlug(tx, slug);
  }
  if (moved.some(({ former_slug, subdomain: label }) => former_slug === HOME_SLUG && label === ''))
    throw conflict(staffWords().homeAddressFixed);
  await keepFormerSlugs(
    tx,
    moved.map(({ id, slug, former_slug, subdomain: label }) => ({
      pageId: id,
      former: { subdomain: label, slug: former_slug },
      now: { subdomain: label, slug },
    })),
  );
}
