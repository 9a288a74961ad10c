import type { Block } from '../../lib/content/block-kind.ts';
import { slotsOf } from '../../lib/content/block-tree.ts';
import { SAVED_SECTION } from './section-refs.ts';

const marked = (block: Block, id: string, inner: Record<string, unknown> = {}): Block => ({
  ...block,
  props: { ...block.props, ...inner, reviewed: id },
});

/**
 * The blocks of a preview, each with the id that comments name; its view's element gets it as `data-block`. What a reusable section
 * shows has the id of the block on the page.
 */
export const markedForReview = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const { id } = block.props;
    const inner = slotsOf(block).map(([slot, list]) => [
      slot,
      block.type === SAVED_SECTION ? list.map((each) => marked(each, id)) : markedForReview(list),
    ]);
    const slots = Object.fromEntries(inner) as Record<string, unknown>;
    // The view of a section renders no element.
    return block.type === SAVED_SECTION
      ? { ...block, props: { ...block.props, ...slots } }
      : marked(block, id, slots);
  });
