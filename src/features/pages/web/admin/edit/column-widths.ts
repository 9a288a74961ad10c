import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { partsIn } from '../../../../../lib/content/column-parts.ts';
import { stylingOf } from '../../../../../lib/styling.ts';
import { slotsShown } from './blocks/block-places.ts';

const layouts: Readonly<Record<string, readonly number[]>> = {
  two: [6, 6],
  three: [4, 4, 4],
  four: [3, 3, 3, 3],
  'wide-left': [8, 4],
  'wide-right': [4, 8],
};

/** The widths of columns, set or from their layout; null if there are further columns below. */
export function columnParts(block: Block, kind: BlockKind): readonly number[] | null {
  const usual = layouts[String(block.props['layout'])];
  if (block.type !== 'columns' || !usual || slotsShown(kind, block).length !== usual.length) return null;
  return partsIn(stylingOf(block).parts, usual.length) ?? usual;
}
