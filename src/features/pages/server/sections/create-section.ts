import { TREE_VERSION } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { SECTION_LIMITS } from '../../section-refs.ts';
import { checkSectionTree } from './check-sections.ts';
import { lockPlaces } from '../place-queries.ts';
import { insertPage, insertVersion, setPublished } from '../queries.ts';
import { countSections } from './section-queries.ts';
import { checkBlocks, type PageServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

/** Saves blocks as a reusable section. Published immediately, because they were on a page already. */
export async function createSection(
  services: PageServices,
  tx: Tx,
  section: { name: string; blocks: unknown },
  by: string | null,
): Promise<string> {
  const blocks = checkBlocks(services, section.blocks);
  checkSectionTree(blocks);
  await lockPlaces(tx);
  if ((await countSections(tx)) >= SECTION_LIMITS.sections)
    throw conflict(staffWords().mostSections({ sections: SECTION_LIMITS.sections }));
  // Addresses are unique; this one can't be opened, because only pages are found by address.
  const slug = `section-${crypto.randomUUID()}`;
  const id = await insertPage(tx, {
    kind: 'section',
    subdomain: '',
    slug,
    label: '',
    inMenu: false,
  });
  const content = { name: section.name, height: 0, seo: {}, blocks, treeVersion: TREE_VERSION };
  await insertVersion(tx, id, 1, content, by);
  await setPublished(tx, id, 1, null);
  return id;
}
