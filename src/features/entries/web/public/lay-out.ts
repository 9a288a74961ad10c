import type { Block } from '../../../../lib/content/block-kind.ts';
import { mapTree, walkTree } from '../../../../lib/content/block-tree.ts';

const ENTRY_PART = 'entryPart';

export const isPart = ({ type, props }: Block, part: string): boolean =>
  type === ENTRY_PART && props['part'] === part;

/** A layout with the blocks of an entry in the first place for them; none twice. */
export function layOut(layout: readonly Block[], content: readonly Block[]): Block[] {
  let isPlaced = false;
  return mapTree(layout, (block) => {
    if (!isPart(block, 'content') || isPlaced) return block;
    isPlaced = true;
    return { ...block, props: { ...block.props, content: [...content] } };
  });
}

/** The first block that shows a part; `null` if none does. */
export function partId(blocks: readonly Block[], part: string): string | null {
  for (const { block } of walkTree(blocks)) if (isPart(block, part)) return block.props.id;
  return null;
}
