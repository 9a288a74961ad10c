import { TREE_VERSION } from '../../../lib/block-tree.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Seo } from '../contract.ts';
import { freeSlug, slugFrom } from '../slugs.ts';
import { insertPage, insertVersion, slugsLike } from './queries.ts';
import { checkBlocks, checkSlug, type PageServices, refuseTakenSlug } from './services.ts';

export interface NewPage {
  name: string;
  slug?: string | undefined;
  blocks?: unknown;
  height?: number | undefined;
  subdomain?: string | undefined;
  label?: string | undefined;
  inMenu?: boolean | undefined;
  seo?: Seo | undefined;
}

const DEFAULT_HEIGHT = 100;

/** Makes a page as a draft. An address that was not given is made from the name and always free. */
export async function createPage(
  services: PageServices,
  tx: Tx,
  websiteId: string,
  page: NewPage,
  by: string | null,
): Promise<string> {
  const subdomain = page.subdomain ?? '';
  const blocks = checkBlocks(services, page.blocks ?? []);
  if (page.slug !== undefined) checkSlug(page.slug);
  const base = slugFrom(page.name);
  const slug = page.slug ?? freeSlug(base, await slugsLike(tx, websiteId, subdomain, base));
  const id = await refuseTakenSlug(
    insertPage(tx, websiteId, {
      subdomain,
      slug,
      label: page.label ?? page.name.slice(0, 60),
      inMenu: page.inMenu ?? false,
    }),
  );
  const content = { name: page.name, height: page.height ?? DEFAULT_HEIGHT, seo: page.seo ?? {}, blocks };
  await insertVersion(tx, websiteId, id, 1, { ...content, treeVersion: TREE_VERSION }, by);
  return id;
}
