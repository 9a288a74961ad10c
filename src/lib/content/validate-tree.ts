import { z } from 'zod';
import { newBlockId, TREE_LIMITS } from './block-tree.ts';
import type { Block, BlockKinds } from './block-kind.ts';
import { issueSentence } from '../issue-sentence.ts';
import { stylingShape } from './styling-shape.ts';
import { alignments, widthGroups } from './widths.ts';

/** A tree ready to be stored, or its errors: path such as `blocks.3.props.items.0.title` → message. */
export type CheckedTree = { blocks: Block[] } | { fields: Record<string, string> };

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_PROBLEMS = 50;

/** `OnWidths` and `Styling`; empty values are left out, so that a block without them stays unchanged. */
const common = z.strictObject({
  styling: stylingShape.optional(),
  hiddenOn: z
    .array(z.enum(widthGroups))
    .max(widthGroups.length)
    .transform((given) => widthGroups.filter((group) => given.includes(group)))
    .optional(),
  alignOn: z.partialRecord(z.enum(widthGroups), z.enum(alignments)).optional(),
});
const COMMON = Object.keys(common.shape);

const said = (value: unknown) => value !== undefined && Object.keys(value as object).length > 0;

class TreeCheck {
  readonly fields: Record<string, string> = {};
  readonly #kinds: BlockKinds;
  readonly #ids = new Set<string>();
  #blocks = 0;
  #problems = 0;

  constructor(kinds: BlockKinds) {
    this.#kinds = kinds;
  }

  #say(path: string, sentence: string) {
    if (this.#problems >= MOST_PROBLEMS || Object.hasOwn(this.fields, path)) return;
    this.#problems += 1;
    this.fields[path] = sentence;
  }

  /** The depth limit bounds the recursion, however deep the input is. */
  list(value: unknown, path: string, depth: number): Block[] {
    if (!Array.isArray(value)) {
      this.#say(path, 'This must be a list of blocks.');
      return [];
    }
    if (depth > TREE_LIMITS.depth && value.length > 0) {
      this.#say(path, `Blocks can be nested at most ${TREE_LIMITS.depth} levels deep.`);
      return [];
    }
    const blocks: Block[] = [];
    for (const [index, entry] of value.entries()) {
      this.#blocks += 1;
      if (this.#blocks > TREE_LIMITS.blocks) {
        this.#say('blocks', `A page can have at most ${TREE_LIMITS.blocks.toLocaleString('en-GB')} blocks.`);
        break;
      }
      const block = this.#block(entry, `${path}.${index}`, depth);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  #block(value: unknown, path: string, depth: number): Block | null {
    if (!isRaw(value)) {
      this.#say(path, 'This must be a block with a type and props.');
      return null;
    }
    for (const key of Object.keys(value))
      if (key !== 'type' && key !== 'props')
        this.#say(`${path}.${key}`, 'A block can only have a type and props.');
    const { type, props = {} } = value;
    const kind = typeof type === 'string' ? this.#kinds.get(type) : undefined;
    if (!kind) {
      this.#say(`${path}.type`, 'Unknown block type.');
      return null;
    }
    if (!isRaw(props)) {
      this.#say(`${path}.props`, 'This must be a group of values.');
      return null;
    }
    const own: Raw = {};
    const shared: Raw = {};
    const slots: Record<string, Block[]> = {};
    for (const [key, given] of Object.entries(props)) {
      if (key === 'id') continue;
      if (COMMON.includes(key)) shared[key] = given;
      else if (kind.slots.includes(key)) slots[key] = this.list(given, `${path}.props.${key}`, depth + 1);
      else own[key] = given;
    }
    for (const slot of kind.slots) slots[slot] ??= [];
    const parsed = kind.schema.safeParse(own);
    const design = common.safeParse(shared);
    for (const issue of [...(parsed.error?.issues ?? []), ...(design.error?.issues ?? [])]) {
      const at = [path, 'props', ...issue.path].join('.');
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) this.#say(`${at}.${key}`, `“${kind.label}” doesn’t have this setting.`);
      else this.#say(at, issueSentence(issue));
    }
    const placed = Object.entries(design.data ?? {}).filter(([, value]) => said(value));
    return {
      type: kind.type,
      props: { ...parsed.data, ...Object.fromEntries(placed), ...slots, id: this.#id(props['id'], path) },
    };
  }

  #id(given: unknown, path: string): string {
    const at = `${path}.props.id`;
    const id = given === undefined ? newBlockId() : given;
    if (typeof id !== 'string' || id === '' || id.length > 64)
      this.#say(at, 'An ID must be text of 1 to 64 characters.');
    else if (this.#ids.has(id)) this.#say(at, 'Two blocks on a page can’t have the same ID.');
    else {
      this.#ids.add(id);
      return id;
    }
    return newBlockId();
  }
}

/** Validates a whole tree; blocks without an id get one, props without a value their default. */
export function validateTree(blocks: unknown, kinds: BlockKinds): CheckedTree {
  const check = new TreeCheck(kinds);
  const valid = check.list(blocks, 'blocks', 1);
  return Object.keys(check.fields).length > 0 ? { fields: check.fields } : { blocks: valid };
}
