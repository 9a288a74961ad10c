import { walkTree } from '../../../../lib/content/block-tree.ts';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import { placedSections, SECTION_LIMITS } from '../../section-refs.ts';
import { keepSections, namedBefore } from './section-queries.ts';
import { staffWords } from '../staff-words.ts';

const refuse = (path: string, sentence: string) =>
  invalid(staffWords().notSavedBecause({ path, sentence }), { [path]: sentence });

/** A section contains no other, and so never itself; it is small enough to be detached anywhere. */
export function checkSectionTree(blocks: readonly Block[]): void {
  const [inner] = placedSections(blocks);
  if (inner) throw refuse(inner.path, staffWords().sectionInSection);
  const all = [...walkTree(blocks)];
  if (all.length > SECTION_LIMITS.blocks)
    throw refuse('blocks', staffWords().mostBlocksInSection({ blocks: SECTION_LIMITS.blocks }));
  if (all.some(({ depth }) => depth > SECTION_LIMITS.depth))
    throw refuse('blocks', staffWords().blocksTooDeep({ depth: SECTION_LIMITS.depth }));
}

/**
 * Sections on a page must belong to the site. A deleted one may stay if the page had it before: a restored
 * version or an undo brings it back, and it shows nothing.
 */
export async function checkPlacedSections(
  tx: Tx,
  pageId: string | null,
  blocks: readonly Block[],
): Promise<void> {
  const placed = placedSections(blocks);
  if (placed.length === 0) return;
  if (placed.length > SECTION_LIMITS.places)
    throw refuse('blocks', staffWords().mostSectionsOnPage({ places: SECTION_LIMITS.places }));
  const deep = placed.find(({ depth }) => depth > SECTION_LIMITS.placedAt);
  if (deep) throw refuse(deep.path, staffWords().placedTooDeep({ placedAt: SECTION_LIMITS.placedAt }));
  const known = await keepSections(tx, [...new Set(placed.map(({ section }) => section))]);
  for (const { path, section } of placed)
    if (!known.has(section) && !(pageId && (await namedBefore(tx, pageId, section))))
      throw refuse(`${path}.props.section`, staffWords().placedSectionGone);
}
