import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Content } from '../edit/editor.ts';

/** The difference of a step: page settings, the order of top-level blocks, and the changed blocks. */
interface Delta {
  settings?: Partial<Omit<Content, 'blocks'>>;
  order?: string[];
  blocks?: Block[];
}

/** A compact record of states that share most of their parts. */
export interface StepRecord {
  first: Content;
  deltas: Delta[];
}

function deltaOf(before: Content, after: Content): Delta {
  const delta: Delta = {};
  for (const key of ['name', 'height', 'seo', 'details'] as const)
    if (before[key] !== after[key]) delta.settings = { ...delta.settings, [key]: after[key] };
  if (before.blocks === after.blocks) return delta;
  const known = new Map(before.blocks.map((block) => [block.props.id, block]));
  const changed = after.blocks.filter((block) => known.get(block.props.id) !== block);
  if (changed.length > 0) delta.blocks = changed;
  delta.order = after.blocks.map(({ props }) => props.id);
  return delta;
}

function applyDelta(before: Content, { settings, order, blocks = [] }: Delta): Content {
  const content = { ...before, ...settings };
  if (!order) return content;
  const known = new Map([...before.blocks, ...blocks].map((block) => [block.props.id, block]));
  return { ...content, blocks: order.flatMap((id) => known.get(id) ?? []) };
}

const deltas = new WeakMap<Content, { before: Content; delta: Delta }>();

/** A step is compared once, because the record is written again with every change. */
function knownDelta(before: Content, after: Content): Delta {
  const known = deltas.get(after);
  if (known?.before === before) return known.delta;
  const delta = deltaOf(before, after);
  deltas.set(after, { before, delta });
  return delta;
}

export function writeSteps(states: readonly [Content, ...Content[]]): StepRecord {
  const [first, ...rest] = states;
  return { first, deltas: rest.map((state, index) => knownDelta(states[index] ?? first, state)) };
}

/** Unchanged blocks are the same objects in consecutive states. */
export function readSteps({ first, deltas: steps }: StepRecord): [Content, ...Content[]] {
  const states: [Content, ...Content[]] = [first];
  for (const delta of steps) states.push(applyDelta(states.at(-1) ?? first, delta));
  return states;
}
