import { TREE_VERSION } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, needsApproval, notFound } from '../../../../lib/errors.ts';
import { HOME_SLUG } from '../../slugs.ts';
import type { NewPage } from './create-page.ts';
import { upgraded } from '../present.ts';
import { followPages } from '../menus/menu-queries.ts';
import { moveRequest } from '../approval/request-queries.ts';
import { changePlace, keepFormerSlugs } from '../place-queries.ts';
import { checkPlacedSections, checkSectionTree } from '../sections/check-sections.ts';
import { type Content, findVersion, insertVersion, movePublished, takeNextVersion } from '../queries.ts';
import { countWords } from '../search/page-texts.ts';
import { checkBlocks, checkLanguageSlug, checkSlug, goneOrStale, type PageServices } from '../services.ts';
import { thinAfterSave } from './thin-worker.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

export type PageChanges = Partial<NewPage> & {
  version?: number | undefined;
  /** They come from an earlier version: the details of an entry are taken as they were, even if its fields have changed. */
  restored?: true;
  /** Several entries are saved, and the caller checks afterwards whether two of them have a value that only one may have. */
  together?: true;
};

/**
 * Saves the draft as a new version. Address, label and menu are the page's place on the site and change immediately;
 * name, blocks, height and SEO fields change on publishing.
 * @param publishes whether the caller may change what visitors see; others may only move pages that never reached them
 */
export async function saveDraft(
  services: PageServices,
  tx: Tx,
  id: string,
  changes: PageChanges,
  by: string | null,
  publishes = true,
): Promise<void> {
  const { name, height, seo, details, version, slug, subdomain, label, inMenu } = changes;
  const blocks = changes.blocks === undefined ? undefined : checkBlocks(services, changes.blocks);
  if (blocks) await checkPlacedSections(tx, id, blocks);
  const taken = await takeNextVersion(tx, id, version);
  if (!taken) return goneOrStale(services, tx, id);
  const reaches = taken.published_version !== null || taken.publish_at !== null;
  if (!publishes && reaches && changesPlace(changes, taken)) throw needsApproval();
  // A page that had its address before the product reserved it may keep it.
  if (slug !== undefined && slug !== taken.slug && taken.kind === 'page') {
    checkSlug(slug);
    await checkLanguageSlug(tx, slug);
  }
  const isSection = taken.kind === 'section';
  const isEntry = taken.kind === 'entry';
  if (isSection) refusePlace(changes, 'section');
  if (taken.kind === 'layout') refusePlace(changes, 'layout');
  if (isEntry) refuseMenu(changes);
  if (details !== undefined && !isEntry) refuseDetails(details);
  if (isSection && blocks) checkSectionTree(blocks);

  // Locked by now, so nothing is saved between this read and the write.
  const previous = await versionBefore(services, tx, id, taken.version);
  await insertVersion(
    tx,
    id,
    taken.version,
    {
      name: name ?? previous.name,
      height: height ?? previous.height,
      seo: seo ?? previous.seo,
      blocks: blocks ?? previous.blocks,
      details: isEntry ? await detailsNow(services, tx, id, previous, changes, blocks) : undefined,
      treeVersion: TREE_VERSION,
    },
    by,
  );
  // Visitors don't see the name of a section or layout.
  const sameName = name === undefined || isSection || taken.kind === 'layout';
  const onlyPlace =
    sameName && height === undefined && seo === undefined && blocks === undefined && details === undefined;
  if (onlyPlace) await movePublished(tx, id, taken.version - 1, taken.version);
  if (onlyPlace) await moveRequest(tx, id, taken.version - 1, taken.version);
  await thinAfterSave(tx, services.jobs, { websiteId: tx.site, pageId: id }, taken.version);

  const former = { slug: taken.slug, subdomain: taken.subdomain };
  const now = { slug: slug ?? taken.slug, subdomain: subdomain ?? taken.subdomain };
  const moved = former.slug !== now.slug || former.subdomain !== now.subdomain;
  if (moved && former.slug === HOME_SLUG && former.subdomain === '')
    throw conflict(staffWords().homeAddressFixed);
  await refusingTakenSlug(changePlace(tx, id, { slug, subdomain, label, inMenu }), 'page');
  if (inMenu !== undefined || former.subdomain !== now.subdomain) await followPages(tx);
  // Nobody follows the former address of a page that never was public, but another page's may lead elsewhere.
  if (moved && publishes) await keepFormerSlugs(tx, [{ pageId: id, former, now }]);
}

const changesPlace = (
  { slug, subdomain, label, inMenu }: PageChanges,
  now: { slug: string; subdomain: string; label: string; in_menu: boolean },
): boolean =>
  (slug ?? now.slug) !== now.slug ||
  (subdomain ?? now.subdomain) !== now.subdomain ||
  (label ?? now.label) !== now.label ||
  (inMenu ?? now.in_menu) !== now.in_menu;

function refusePlace({ slug, subdomain, label, inMenu }: PageChanges, kind: 'section' | 'layout'): void {
  if ([slug, subdomain, label, inMenu].every((part) => part === undefined)) return;
  const sentence = kind === 'section' ? staffWords().sectionHasNoPlace : staffWords().layoutHasNoPlace;
  throw invalid(sentence, { slug: sentence });
}

function refuseDetails(details: object): never {
  const sentence = staffWords().onlyEntriesHaveDetails;
  const given = Object.keys(details).map((key) => [`details.${key}`, sentence]);
  throw invalid(sentence, Object.fromEntries(given) as Record<string, string>);
}

async function detailsNow(
  services: PageServices,
  tx: Tx,
  id: string,
  previous: Content,
  { details, restored, together }: PageChanges,
  blocks: Content['blocks'] | undefined,
): Promise<Content['details']> {
  const before = previous.details ?? { excerpt: '', picture: null, values: {} };
  if (details && restored) await services.entries.bringBack(tx, id, before, details);
  const now =
    !details || restored
      ? (details ?? before)
      : await services.entries.join(tx, id, before, details, together === true);
  return { ...now, words: countWords(blocks ?? previous.blocks, services.kinds) };
}

/** An entry is reached by the page of its type, which may be in a menu. */
function refuseMenu({ subdomain, inMenu }: PageChanges): void {
  if (!subdomain && !inMenu) return;
  const sentence = staffWords().entryNotInMenu;
  throw invalid(sentence, { inMenu: sentence });
}

async function versionBefore(services: PageServices, tx: Tx, id: string, version: number) {
  const found = await findVersion(tx, id, version - 1);
  if (!found) throw notFound(staffWords().pageGone);
  return upgraded(found, services.upgrades);
}
