import { slotsOf, walkTree } from '../../lib/content/block-tree.ts';
import { isBlockList, type Block } from '../../lib/content/block-kind.ts';
import { onWidthsOf, placedLike } from '../../lib/content/widths.ts';

/** The kind of block that refers to a reusable section. */
export const SAVED_SECTION = 'savedSection';

/** Small enough that a page with sections stays within the limits of a page when all are detached. */
export const SECTION_LIMITS = { depth: 6, blocks: 300, placedAt: 7, places: 50, sections: 200 } as const;

/** The id of the section that a block refers to. */
export const sectionOf = (block: Block): string | null =>
  block.type === SAVED_SECTION && typeof block.props['section'] === 'string' ? block.props['section'] : null;

export const sectionsIn = (blocks: readonly Block[]): Set<string> =>
  new Set([...walkTree(blocks)].map(({ block }) => sectionOf(block)).filter((id) => id !== null));

export interface PlacedSection {
  /** The path of the block, such as `blocks.2.props.content.0`. */
  path: string;
  section: string;
  depth: number;
}

export function placedSections(blocks: readonly Block[], path = 'blocks', depth = 1): PlacedSection[] {
  return blocks.flatMap((block, index) => {
    const at = `${path}.${index}`;
    const section = sectionOf(block);
    return [
      ...(section === null ? [] : [{ path: at, section, depth }]),
      ...slotsOf(block).flatMap(([slot, list]) => placedSections(list, `${at}.props.${slot}`, depth + 1)),
    ];
  });
}

/** Replaces every block that refers to a section by the result of `replace`; null keeps it. */
export function replaceSections(
  blocks: readonly Block[],
  replace: (block: Block, section: string) => Block[] | null,
): Block[] {
  return blocks.flatMap((block) => {
    const section = sectionOf(block);
    const replaced = section === null ? null : replace(block, section);
    if (replaced) return replaced;
    const slots = Object.entries(block.props).filter(([, value]) => isBlockList(value));
    if (slots.length === 0) return [block];
    const props = { ...block.props };
    for (const [slot, list] of slots) props[slot] = replaceSections(list as Block[], replace);
    return [{ ...block, props }];
  });
}

const named = (block: Block, prefix: string): Block => ({
  ...block,
  props: {
    ...Object.fromEntries(
      Object.entries(block.props).map(([name, value]) => [
        name,
        isBlockList(value) ? value.map((child) => named(child, prefix)) : value,
      ]),
    ),
    id: `${prefix}-${block.props.id}`,
  },
});

/** A section's content in one place: with separate ids, hidden and aligned as the place says. */
export const shownAt = (place: Block, content: readonly Block[]): Block[] =>
  content.map((block) => named(placedLike(block, onWidthsOf(place)), place.props.id));

/** The tree as visitors see it: a section's content is in its block as `content`; nothing if the section is gone. */
export const withSections = (
  blocks: readonly Block[],
  sections: ReadonlyMap<string, readonly Block[]>,
): Block[] =>
  replaceSections(blocks, (block, section) => [
    {
      type: block.type,
      props: { id: block.props.id, section, content: shownAt(block, sections.get(section) ?? []) },
    },
  ]);
