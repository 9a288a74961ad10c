import { isDeepStrictEqual } from 'node:util';
import type { Block, BlockKinds, BlockUpgrade } from '../../../../lib/content/block-kind.ts';
import { mapTree, TREE_VERSION, upgradeTree, walkTree } from '../../../../lib/content/block-tree.ts';
import { validateTree } from '../../../../lib/content/validate-tree.ts';
import type { OwnSettings, StoredTexts } from '../../../../lib/translations/texts.ts';
import { SAVED_SECTION } from '../../section-refs.ts';

/** Kinds of blocks, and how those of earlier releases are read. */
export interface Laying {
  kinds: BlockKinds;
  upgrades: readonly BlockUpgrade[];
}

type Settings = Record<string, unknown>;

/** Among the texts of a translation, as `hidden-blocks.ts` keeps which blocks are hidden. */
const PREFIX = '.own@';
export const ownKey = (id: string): string => `${PREFIX}${id}`;

/** A reusable section is translated, and has its settings, where it is edited. */
export const mayHaveOwn = ({ type }: Block, kinds: BlockKinds): boolean =>
  type !== SAVED_SECTION && kinds.has(type);

/** A block without its ID and the blocks within it, with values for settings that it doesn't name. */
export function settingsOf({ type, props }: { type: string; props: Settings }, kinds: BlockKinds): Settings {
  const slots = kinds.get(type)?.slots ?? [];
  const without = (all: Settings) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'id' && !slots.includes(name)));
  const checked = validateTree([{ type, props: without(props) }], kinds);
  return without('blocks' in checked ? (checked.blocks[0]?.props ?? {}) : props);
}

/** A block with other settings: it keeps its ID and the blocks within it. */
export function withSettings(block: Block, settings: Settings, kinds: BlockKinds): Block {
  const slots = kinds.get(block.type)?.slots ?? [];
  const within = slots.map((slot) => [slot, block.props[slot] ?? []] as const);
  return { ...block, props: { ...settings, ...Object.fromEntries(within), id: block.props.id } };
}

/** The own settings of a block in a translation; undefined if it follows the original. */
export function ownOf(
  block: Block,
  stored: StoredTexts,
  { kinds, upgrades }: Laying,
): OwnSettings | undefined {
  const key = ownKey(block.props.id);
  const own = Object.hasOwn(stored, key) ? stored[key]?.own : undefined;
  if (!own || own.type !== block.type || !mayHaveOwn(block, kinds)) return undefined;
  if (own.tree >= TREE_VERSION) return own;
  const [props = {}, was = {}] = upgradeTree(
    [own.props, own.was].map((each) => ({ type: own.type, props: { ...each, id: block.props.id } })),
    own.tree,
    upgrades,
  ).map((each) => settingsOf(each, kinds));
  return { ...own, props, was };
}

/** The blocks of an original with the own settings of a translation. The blocks within them follow the original. */
export function ownBlocks(blocks: readonly Block[], stored: StoredTexts, laying: Laying): Block[] {
  if (!Object.keys(stored).some((key) => key.startsWith(PREFIX))) return [...blocks];
  return mapTree(blocks, (block) => {
    const own = ownOf(block, stored, laying);
    return own ? withSettings(block, own.props, laying.kinds) : block;
  });
}

/** Whether the original of a block has changed since somebody compared it with the settings of the translation. */
export const hasChanged = (block: Block, own: OwnSettings, { kinds }: Laying): boolean =>
  !isDeepStrictEqual(settingsOf({ type: own.type, props: own.was }, kinds), settingsOf(block, kinds));

/** How many blocks have own settings whose original has changed. */
export function countChanged(blocks: readonly Block[], stored: StoredTexts, laying: Laying): number {
  if (!Object.keys(stored).some((key) => key.startsWith(PREFIX))) return 0;
  return [...walkTree(blocks)].filter(({ block }) => {
    const own = ownOf(block, stored, laying);
    return own !== undefined && hasChanged(block, own, laying);
  }).length;
}
