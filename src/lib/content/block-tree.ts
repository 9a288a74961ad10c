import { isBlockList, type Block, type BlockUpgrade } from './block-kind.ts';
import { randomId } from '../values/random-id.ts';

/** The current version of stored trees; older ones are upgraded when read. */
export const TREE_VERSION = 1;
export const TREE_LIMITS = { depth: 12, blocks: 2000 } as const;

/** A position for a block: in a slot of a block, or on the page itself without `slot`. */
export interface Place {
  parentId: string | null;
  slot: string;
  index: number;
}

export interface Visit {
  block: Block;
  place: Place;
  /** 1 on the page itself. */
  depth: number;
}

export const newBlockId = randomId;

/** The slots of a block that contain blocks, by name. For valid trees only: see `isBlockList`. */
export function slotsOf({ props }: Block): [string, Block[]][] {
  const slots: [string, Block[]][] = [];
  // Without an array of entries for each block: pages are walked several times for each view.
  for (const name in props) {
    const value = props[name];
    if (isBlockList(value)) slots.push([name, value]);
  }
  return slots;
}

/** Every block in reading order, parents before their children. */
export function* walkTree(blocks: readonly Block[]): Generator<Visit> {
  const visits = (list: readonly Block[], parentId: string | null, slot: string, depth: number) =>
    list.map((block, index): Visit => ({ block, place: { parentId, slot, index }, depth }));
  const stack = visits(blocks, null, '', 1).toReversed();
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    yield visit;
    const { block, depth } = visit;
    for (const [slot, list] of slotsOf(block).toReversed())
      stack.push(...visits(list, block.props.id, slot, depth + 1).toReversed());
  }
}

export function findBlock(blocks: readonly Block[], id: string): Visit | null {
  for (const visit of walkTree(blocks)) if (visit.block.props.id === id) return visit;
  return null;
}

/** The block with the page's only `h1`: the first one set to the page's title. */
export function titleBlockId(blocks: readonly Block[]): string | null {
  for (const { block } of walkTree(blocks)) if (block.props['level'] === '1') return block.props.id;
  return null;
}

/** Rebuilds the tree with `change` applied to every block, children first; unchanged parts stay the same objects. */
export function mapTree(blocks: readonly Block[], change: (block: Block) => Block): Block[] {
  return blocks.map((block) => {
    let { props } = block;
    for (const [slot, list] of slotsOf(block)) {
      const mapped = mapTree(list, change);
      if (mapped.some((child, i) => child !== list[i])) props = { ...props, [slot]: mapped };
    }
    return change(props === block.props ? block : { ...block, props });
  });
}

/** Changes the list at a position; returns the same tree if the position doesn't exist. */
function changeList(
  tree: Block[],
  place: Pick<Place, 'parentId' | 'slot'>,
  change: (list: Block[]) => Block[],
): Block[] {
  const { parentId, slot } = place;
  if (parentId === null) return change(tree);
  const parent = findBlock(tree, parentId)?.block;
  const list = parent?.props[slot] ?? [];
  if (!parent || slot === 'id' || !Array.isArray(list) || (list.length > 0 && !isBlockList(list)))
    return tree;
  const next = change(list);
  return mapTree(tree, (block) =>
    block.props.id === parentId ? { ...block, props: { ...block.props, [slot]: next } } : block,
  );
}

/** Inserts a block at a position; an index beyond the list means its end. */
export const insertBlock = (tree: Block[], place: Place, block: Block): Block[] =>
  changeList(tree, place, (list) => list.toSpliced(Math.max(0, place.index), 0, block));

export function removeBlock(tree: Block[], id: string): Block[] {
  const found = findBlock(tree, id);
  return found
    ? changeList(tree, found.place, (list) => list.filter((block) => block.props.id !== id))
    : tree;
}

/**
 * Moves a block. The index counts in the target list without the block itself, so moving down by one is `index + 1`.
 * A block cannot move into itself, or to a position that doesn't exist: then the same tree is returned.
 */
export function moveBlock(tree: Block[], id: string, place: Place): Block[] {
  const moved = findBlock(tree, id)?.block;
  if (!moved) return tree;
  const without = removeBlock(tree, id);
  const next = insertBlock(without, place, moved);
  return next === without ? tree : next;
}

/** A copy with new ids throughout. */
export const copyBlock = (block: Block, newId: () => string = newBlockId): Block =>
  mapTree([block], (each) => ({ ...each, props: { ...each.props, id: newId() } }))[0] ?? block;

/** Inserts a copy directly after the original. */
export function duplicateBlock(tree: Block[], id: string, newId: () => string = newBlockId): Block[] {
  const found = findBlock(tree, id);
  if (!found) return tree;
  return insertBlock(tree, { ...found.place, index: found.place.index + 1 }, copyBlock(found.block, newId));
}

/** Replaces a block's props. It keeps its id, and slots that the new props do not name. */
export const replaceProps = (tree: Block[], id: string, props: Record<string, unknown>): Block[] =>
  mapTree(tree, (block) =>
    block.props.id === id
      ? { ...block, props: { ...Object.fromEntries(slotsOf(block)), ...props, id } }
      : block,
  );

/** Upgrades a tree saved as `fromVersion` to the current version, one version after the other. */
export function upgradeTree(
  blocks: Block[],
  fromVersion: number,
  upgrades: readonly BlockUpgrade[],
): Block[] {
  const due = upgrades.filter((upgrade) => upgrade.to > fromVersion).toSorted((a, b) => a.to - b.to);
  return due.reduce(
    (tree, { type, upgrade }) =>
      mapTree(tree, (block) => (block.type === type ? { ...block, props: upgrade(block.props) } : block)),
    blocks,
  );
}
