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

/** Replaces sections by copies of their content; a deleted one leaves nothing. */
export const withoutSections = (blocks: readonly Block[], sections: Sections): Block[] =>
  replaceSections(blocks, (place, id) =>
    shownAt(place, sections.get(id)?.blocks ?? []).map((block) => copyBlock(block)),
  );

/** The tree with these blocks in place of one block. */
export function replaceBlock(tree: Block[], id: string, next: readonly Block[]): Block[] {
  const place = findBlock(tree, id)?.place;
  if (!place) return tree;
  return next.reduceRight((blocks, block) => insertBlock(blocks, place, block), removeBlock(tree, id));
}

/** Replaces a block by a section; the block's visibility and alignment are saved with it. */
export function placeSection(tree: Block[], id: string, section: string): { tree: Block[]; placed: string } {
  const placed = newBlockId();
  return { tree: replaceBlock(tree, id, [{ type: SAVED_SECTION, props: { id: placed, section } }]), placed };
}

/** Replaces a section by its own blocks. @returns also the first of them, to scroll to */
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

/** A block in the form in which it is saved as a section, which contains no other. */
export const asSection = (block: Block, sections: Sections): Block[] => withoutSections([block], sections);
