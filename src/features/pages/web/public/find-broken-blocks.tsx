import type { ReactNode } from 'react';
import type { Block, BlockViews } from '../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../lib/content/block-tree.ts';
import { renderWhole } from '../../../../lib/ui/render-parts.tsx';
import { BlockList } from './block-list.tsx';

/**
 * For the server, after a page failed to render: finds the blocks that throw. Deepest first, so that a container is not blamed
 * for its content. Pass the ids to `BlockList` as `broken`.
 * @param wrap adds the providers that views need
 */
export function findBrokenBlocks(
  blocks: readonly Block[],
  views: BlockViews,
  wrap: (content: ReactNode) => ReactNode = (content) => content,
): Set<string> {
  const broken = new Set<string>();
  for (const { block } of [...walkTree(blocks)].toReversed()) {
    try {
      renderWhole(wrap(<BlockList blocks={[block]} views={views} broken={broken} />));
    } catch {
      broken.add(block.props.id);
    }
  }
  return broken;
}
