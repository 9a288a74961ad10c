import type { Block, BlockKinds } from '../../../../../lib/content/block-kind.ts';
import { slotsOf } from '../../../../../lib/content/block-tree.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import type { Content } from '../edit/editor.ts';
import { canonical } from './same.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { changesAdmin } from '../../../messages/admin-changes/area.ts';

const ownOf = (block: Block): string => {
  const slots = slotsOf(block).map(([slot]) => slot);
  return canonical(Object.fromEntries(Object.entries(block.props).filter(([name]) => !slots.includes(name))));
};

/** The differences, one short line each, in page order. */
export function describeChanges(before: Content, after: Content, kinds: BlockKinds): string[] {
  const words = messagesNow(changesAdmin);
  const lines: string[] = [];
  if (before.name !== after.name) lines.push(words.nameChanged({ before: before.name, after: after.name }));
  if (before.height !== after.height) lines.push(words.minimumHeightChanged);
  if (before.details?.excerpt !== after.details?.excerpt) lines.push(words.excerptChanged);
  if (canonical(before.details?.picture) !== canonical(after.details?.picture))
    lines.push(words.imageChanged);
  if (canonical(before.details?.values) !== canonical(after.details?.values))
    lines.push(words.detailsChanged);
  if (canonical(before.seo) !== canonical(after.seo)) lines.push(words.searchEngineDetailsChanged);
  const was = indexOf(before.blocks).byId;
  const is = indexOf(after.blocks).byId;
  for (const [id, block] of is) {
    const old = was.get(id);
    if (!old) lines.push(words.added({ name: nameOf(block, kinds) }));
    else if (ownOf(old) !== ownOf(block)) lines.push(words.changed({ name: nameOf(block, kinds) }));
  }
  for (const [id, block] of was) if (!is.has(id)) lines.push(words.deleted({ name: nameOf(block, kinds) }));
  if (lines.length === 0 && canonical(before.blocks) !== canonical(after.blocks))
    lines.push(words.blocksMoved);
  return lines;
}
