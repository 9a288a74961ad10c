import type { Block } from '../../../../../lib/content/block-kind.ts';
import { titleBlockId, walkTree } from '../../../../../lib/content/block-tree.ts';

interface Index {
  byId: ReadonlyMap<string, Block>;
  titleId: string | null;
}

const indexes = new WeakMap<readonly Block[], Index>();

/** All blocks of a tree by id, indexed once per tree: every block on the canvas looks itself up after every edit. */
export function indexOf(blocks: readonly Block[]): Index {
  let index = indexes.get(blocks);
  if (!index) {
    const byId = new Map([...walkTree(blocks)].map(({ block }) => [block.props.id, block]));
    index = { byId, titleId: titleBlockId(blocks) };
    indexes.set(blocks, index);
  }
  return index;
}
