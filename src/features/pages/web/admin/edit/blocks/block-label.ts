import type { Block, BlockKind } from '../../../../../../lib/content/block-kind.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

/** The name of a block for its owner. */
export const blockLabel = (kind: BlockKind | undefined, block: Block): string => {
  const words = messagesNow(pageEditAdmin);
  return (
    kind?.picks?.find(({ props }) =>
      Object.entries(props).every(([name, value]) => block.props[name] === value),
    )?.label ??
    kind?.label ??
    words.unknownBlock
  );
};
