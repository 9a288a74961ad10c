import { copyBlock, TREE_VERSION } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, Refusal } from '../../../../lib/errors.ts';
import { replaceSections, shownAt } from '../../section-refs.ts';
import { upgradedBlocks } from '../present.ts';
import { publishedSections, rewriteVersion, type StoredBlocks, versionsPlacing } from './section-queries.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { checkBlocks, type PageServices } from '../services.ts';
import { movePublished } from '../queries.ts';
import { staffWords } from '../staff-words.ts';

/**
 * Replaces the section by its own blocks on every page, so that visitors see the same. A draft gets a new version, and
 * people who are editing the page are notified; versions that are published, scheduled or in the trash are changed in place.
 */
export async function detachEverywhere(
  services: PageServices,
  tx: Tx,
  section: string,
  by: string,
): Promise<void> {
  const [row] = await publishedSections(tx, [section]);
  const content = row ? upgradedBlocks(row, services.upgrades) : [];
  const detached = (stored: StoredBlocks) =>
    replaceSections(upgradedBlocks(stored, services.upgrades), (place, id) =>
      id === section ? shownAt(place, content).map((block) => copyBlock(block)) : null,
    );
  for (const found of await versionsPlacing(tx, section)) {
    const { page_id: pageId, version, name } = found;
    const blocks = detached(found);
    try {
      checkBlocks(services, blocks);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw conflict(staffWords().detachTooLarge({ name }));
    }
    if (found.is_draft) {
      await saveDraft(services, tx, pageId, { blocks, version }, by);
      await movePublished(tx, pageId, version, version + 1);
    } else await rewriteVersion(tx, pageId, version, { blocks, tree_version: TREE_VERSION });
  }
}
