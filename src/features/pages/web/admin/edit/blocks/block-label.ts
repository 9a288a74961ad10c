import type { Block, BlockKind } from '../../../../../../lib/content/block-kind.ts';

/** The name of a block for its owner. */
export const blockLabel = (kind: BlockKind | undefined, block: Block): string =>
  kind?.picks?.find(({ props }) =>
    Object.entries(props).every(([name, value]) => block.props[name] === value),
  )?.label ??
  kind?.label ??
  'Unknown block';
