import type { Block, BlockKinds } from '../../../../../lib/content/block-kind.ts';
import { blockLabel } from '../edit/blocks/block-label.ts';
import { onWidthsOf } from '../../../../../lib/content/widths.ts';
import { hiddenInWords } from '../edit/blocks/width-labels.ts';
import { slotContent, slotLabel, slotsShown, summaryOf } from '../edit/blocks/block-places.ts';

export interface TreeRow {
  block: Block;
  level: number;
  /** From 1, among its siblings. */
  position: number;
  count: number;
  label: string;
  words: string;
  /** “hidden on phones”; empty if it is visible everywhere. */
  hidden: string;
  /** “Column 2”, if the container has several. */
  slot: string;
  /** Null for blocks without slots. */
  open: boolean | null;
  parentId: string | null;
}

/** The page as rows, one per visible block. */
export function treeRows(
  blocks: readonly Block[],
  kinds: BlockKinds,
  closed: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (list: readonly Block[], level: number, parentId: string | null, slot: string) => {
    for (const [index, block] of list.entries()) {
      const kind = kinds.get(block.type);
      const slots = kind ? slotsShown(kind, block) : [];
      const filled = slots.filter((name) => slotContent(block, name).length > 0);
      const open = filled.length === 0 ? null : !closed.has(block.props.id);
      rows.push({
        block,
        level,
        position: index + 1,
        count: list.length,
        label: blockLabel(kind, block),
        words: summaryOf(block, kinds),
        hidden: hiddenInWords(onWidthsOf(block).hiddenOn ?? []),
        slot,
        open,
        parentId,
      });
      if (!open || !kind) continue;
      for (const name of filled)
        add(
          slotContent(block, name),
          level + 1,
          block.props.id,
          slots.length > 1 ? slotLabel(kind, name) : '',
        );
    }
  };
  add(blocks, 1, null, '');
  return rows;
}
