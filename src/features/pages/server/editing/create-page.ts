import { languagesOf, localeOf } from '../../../websites/server/index.ts';
import { TREE_VERSION } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Details, Seo } from '../../contract.ts';
import { freeSlug, slugFrom } from '../../slugs.ts';
import { checkPlacedSections } from '../sections/check-sections.ts';
import { followPages } from '../menus/menu-queries.ts';
import { lockPlaces, slugsLike } from '../place-queries.ts';
import { insertPage, insertVersion } from '../queries.ts';
import { countWords } from '../search/page-texts.ts';
import { checkBlocks, checkLanguageSlug, checkSlug, type PageServices } from '../services.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';

export interface NewPage {
  name: string;
  slug?: string | undefined;
  blocks?: unknown;
  height?: number | undefined;
  subdomain?: string | undefined;
  label?: string | undefined;
  inMenu?: boolean | undefined;
  seo?: Seo | undefined;
  /** An entry’s address starts with that of its type’s page. */
  kind?: 'page' | 'entry' | 'layout' | undefined;
  details?: Details | undefined;
}

const DEFAULT_HEIGHT = 100;
const LABEL_LENGTH = 60;

/** Cuts between characters, not inside one. */
const labelFrom = (name: string) =>
  Array.from(name.slice(0, LABEL_LENGTH))
    .filter((sign) => sign.isWellFormed())
    .join('')
    .trim();

async function slugFor(tx: Tx, subdomain: string, name: string): Promise<string> {
  const named = slugFrom(name, await localeOf(tx));
  const base = (await languagesOf(tx)).languages.includes(named) ? `${named}-page` : named;
  return freeSlug(base, await slugsLike(tx, subdomain, base));
}

/** Creates a page as a draft. An omitted address is made from the name, and always free. */
export async function createPage(
  services: PageServices,
  tx: Tx,
  page: NewPage,
  by: string | null,
): Promise<string> {
  const subdomain = page.subdomain ?? '';
  const blocks = checkBlocks(services, page.blocks ?? []);
  const kind = page.kind ?? 'page';
  if (page.slug !== undefined && kind === 'page') checkSlug(page.slug);
  await checkPlacedSections(tx, null, blocks);
  await lockPlaces(tx);
  if (page.slug !== undefined && kind === 'page') await checkLanguageSlug(tx, page.slug);
  const slug = page.slug ?? (await slugFor(tx, subdomain, page.name));
  const id = await refusingTakenSlug(
    insertPage(tx, {
      kind,
      subdomain,
      slug,
      label: page.label ?? labelFrom(page.name),
      inMenu: page.inMenu ?? false,
    }),
    'page',
  );
  const content = { name: page.name, height: page.height ?? DEFAULT_HEIGHT, seo: page.seo ?? {}, blocks };
  const details = page.details && { ...page.details, words: countWords(blocks, services.kinds) };
  await insertVersion(tx, id, 1, { ...content, details, treeVersion: TREE_VERSION }, by);
  if (page.inMenu) await followPages(tx);
  return id;
}
