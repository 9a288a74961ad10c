import type { Block } from '../../../../../lib/content/block-kind.ts';
import { slotsOf, walkTree } from '../../../../../lib/content/block-tree.ts';
import type { Details } from '../../../contract.ts';
import type { Content } from '../edit/editor.ts';
import { canonical } from './same.ts';

/** A block that both sides changed differently; null if a side deleted it. */
export interface Clash {
  id: string;
  mine: Block | null;
  theirs: Block | null;
}
export type Choice = 'mine' | 'theirs';

interface Node {
  block: Block;
  /** Its props as text, without nested blocks. */
  own: string;
  parentId: string | null;
  slot: string;
}
type Nodes = ReadonlyMap<string, Node>;

const ownProps = ({ props }: Block, slots: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !slots.has(name)));

const withoutBlocks = (block: Block) => new Set(slotsOf(block).map(([slot]) => slot));

function nodesOf(blocks: readonly Block[]): Nodes {
  return new Map(
    [...walkTree(blocks)].map(({ block, place: { parentId, slot } }) => [
      block.props.id,
      { block, own: canonical([block.type, ownProps(block, withoutBlocks(block))]), parentId, slot },
    ]),
  );
}

const childrenIn = (nodes: Nodes, parentId: string | null, slot: string): string[] =>
  [...nodes].filter(([, node]) => node.parentId === parentId && node.slot === slot).map(([id]) => id);

/** Merges two orders of a list: that of the side that reordered it, with items of the other side after their neighbours. */
function mergeOrder(
  members: ReadonlySet<string>,
  base: string[],
  mine: string[],
  theirs: string[],
): string[] {
  const kept = (list: string[], among: string[]) =>
    list.filter((id) => members.has(id) && among.includes(id));
  const isMoved = kept(mine, base).join() !== kept(base, mine).join();
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = first.filter((id) => members.has(id));
  for (const [index, id] of second.entries()) {
    if (!members.has(id) || order.includes(id)) continue;
    const before = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  for (const id of members) if (!order.includes(id)) order.push(id);
  return order;
}

/**
 * Merges two sides' changes to a page, block by block: a change by one side wins. Blocks that
 * both changed are conflicts, which `choices` resolve; without a choice mine stays. A container is kept while anything is in it.
 */
export function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  choices: ReadonlyMap<string, Choice> = new Map(),
): { blocks: Block[]; clashes: Clash[] } {
  const sides = { base: nodesOf(base), mine: nodesOf(mine), theirs: nodesOf(theirs) };
  const clashes: Clash[] = [];
  const kept = new Map<string, Node>();

  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const [b, m, t] = [sides.base.get(id), sides.mine.get(id), sides.theirs.get(id)];
    const clash = () => {
      clashes.push({ id, mine: m?.block ?? null, theirs: t?.block ?? null });
      return choices.get(id) === 'theirs' ? t : m;
    };
    let chosen: Node | undefined;
    if (m && t) chosen = m.own === t.own || t.own === b?.own ? m : m.own === b?.own ? t : clash();
    else if (!b) chosen = m ?? t;
    else if ((m ?? t)?.own !== b.own) chosen = clash();
    if (!chosen) continue;
    const moved = m && t && b && m.parentId === b.parentId && m.slot === b.slot ? t : (m ?? t ?? chosen);
    kept.set(id, { ...chosen, parentId: moved.parentId, slot: moved.slot });
  }
  // Content in a container that one side deleted restores the container.
  for (let again = true; again;) {
    again = false;
    for (const { parentId } of kept.values()) {
      const parent =
        parentId === null || kept.has(parentId)
          ? undefined
          : (sides.mine.get(parentId) ?? sides.theirs.get(parentId));
      if (!parent || parentId === null) continue;
      kept.set(parentId, parent);
      again = true;
    }
  }

  const lists = new Map<string | null, Map<string, Set<string>>>();
  for (const [id, { parentId, slot }] of kept) {
    const slots = lists.get(parentId) ?? new Map<string, Set<string>>();
    lists.set(parentId, slots.set(slot, (slots.get(slot) ?? new Set<string>()).add(id)));
  }
  const placed = new Set<string>();
  const build = (parentId: string | null, slot: string): Block[] => {
    const members = lists.get(parentId)?.get(slot) ?? new Set<string>();
    const order = mergeOrder(
      members,
      childrenIn(sides.base, parentId, slot),
      childrenIn(sides.mine, parentId, slot),
      childrenIn(sides.theirs, parentId, slot),
    );
    return order.flatMap((id) => (placed.has(id) ? [] : one(id)));
  };
  const one = (id: string): Block[] => {
    const node = kept.get(id);
    if (!node) return [];
    placed.add(id);
    const props: Block['props'] = { ...ownProps(node.block, withoutBlocks(node.block)), id };
    for (const slot of lists.get(id)?.keys() ?? []) props[slot] = build(id, slot);
    return [{ type: node.block.type, props }];
  };
  const blocks = build(null, '');
  // Two containers that were moved into each other become siblings again.
  for (const id of kept.keys()) if (!placed.has(id)) blocks.push(...one(id));
  return { blocks, clashes };
}

/** Excerpt, image and each field for itself. */
function mergeDetails(base?: Details, mine?: Details, theirs?: Details): Details | undefined {
  if (!mine || !theirs) return mine ?? theirs;
  const pick = <T>(was: T | undefined, here: T, there: T): T =>
    canonical(here) === canonical(was) ? there : here;
  const keys = new Set([...Object.keys(mine.values), ...Object.keys(theirs.values)]);
  return {
    excerpt: pick(base?.excerpt, mine.excerpt, theirs.excerpt),
    picture: pick(base?.picture, mine.picture, theirs.picture),
    values: Object.fromEntries(
      [...keys].map((key) => [key, pick(base?.values[key], mine.values[key], theirs.values[key])]),
    ),
  };
}

/** The whole page; changes made here to name, height and SEO fields win. */
export function mergePages(
  base: Content,
  mine: Content,
  theirs: Content,
  choices?: ReadonlyMap<string, Choice>,
): { content: Content; clashes: Clash[] } {
  const pick = <K extends keyof Content>(key: K): Content[K] =>
    canonical(mine[key]) === canonical(base[key]) ? theirs[key] : mine[key];
  const { blocks, clashes } = mergeBlocks(base.blocks, mine.blocks, theirs.blocks, choices);
  const details = mergeDetails(base.details, mine.details, theirs.details);
  return {
    content: {
      name: pick('name'),
      height: pick('height'),
      seo: pick('seo'),
      blocks,
      ...(details ? { details } : {}),
    },
    clashes,
  };
}
