import type { Block } from '../../../../../lib/content/block-kind.ts';
import {
  copyBlock,
  findBlock,
  insertBlock,
  newBlockId,
  removeBlock,
} from '../../../../../lib/content/block-tree.ts';
import type { Section } from '../../../sections-contract.ts';
import { replaceSections, SAVED_SECTION, sectionOf, shownAt } from '../../../section-refs.ts';

export type Sections = ReadonlyMap<string, Pick<Section, 'name' | 'blocks'>>;

/** Copies of what sections hold, in their places; of one that is gone nothing is left. */
export const withoutSections = (blocks: readonly Block[], sections: Sections): Block[] =>
  replaceSections(blocks, (place, id) =>
    shownAt(place, sections.get(id)?.blocks ?? []).map((block) => copyBlock(block)),
  );

/** The tree with these blocks where one stood. */
export function replaceBlock(tree: Block[], id: string, next: readonly Block[]): Block[] {
  const place = findBlock(tree, id)?.place;
  if (!place) return tree;
  return next.reduceRight((blocks, block) => insertBlock(blocks, place, block), removeBlock(tree, id));
}

/** A section where a block stood; how the block is hidden and aligned is saved with it. */
export function placeSection(tree: Block[], id: string, section: string): { tree: Block[]; placed: string } {
  const placed = newBlockId();
  return { tree: replaceBlock(tree, id, [{ type: SAVED_SECTION, props: { id: placed, section } }]), placed };
}

/** The section’s own blocks where it stood. @returns also the first of them, to go to */
export function detachSection(
  tree: Block[],
  id: string,
  sections: Sections,
): { tree: Block[]; first: string | null } {
  const block = findBlock(tree, id)?.block;
  const section = block && sectionOf(block);
  if (!block || !section || !sections.has(section)) return { tree, first: null };
  const copies = withoutSections([block], sections);
  return { tree: replaceBlock(tree, id, copies), first: copies[0]?.props.id ?? null };
}

/** What a block becomes when it is saved as a section, which holds no other. */
export const asSection = (block: Block, sections: Sections): Block[] => withoutSections([block], sections);
