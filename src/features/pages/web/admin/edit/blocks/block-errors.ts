import type { Block } from '../../../../../../lib/content/block-kind.ts';

/** Block id → path within its props → what is wrong. */
export type BlockErrors = ReadonlyMap<string, Readonly<Record<string, string>>>;

export const noErrors: BlockErrors = new Map();

/** The block at a path such as `blocks.3.props.content.0.props.title`: the innermost one, and the rest of the path. */
function find(blocks: readonly Block[], steps: readonly string[]): { id: string; path: string } | null {
  const [index = '', props, ...rest] = steps;
  const block = blocks[Number(index)];
  if (!block || props !== 'props') return null;
  const slot = block.props[rest[0] ?? ''];
  const inner = Array.isArray(slot) ? find(slot as Block[], rest.slice(1)) : null;
  return inner ?? { id: block.props.id, path: rest.join('.') };
}

/** Assigns the server's errors to the blocks of the tree that was sent; the rest is returned as `page`. */
export function sortErrors(
  fields: Readonly<Record<string, string>>,
  blocks: readonly Block[],
): { blocks: BlockErrors; page: Record<string, string> } {
  const byBlock = new Map<string, Record<string, string>>();
  const page: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const [first, ...rest] = path.split('.');
    const found = first === 'blocks' ? find(blocks, rest) : null;
    if (found) byBlock.set(found.id, { ...byBlock.get(found.id), [found.path]: sentence });
    else page[path] = sentence;
  }
  return { blocks: byBlock, page };
}

/** The errors below one key: `items.0.title` under `items` is `0.title`. */
export function errorsBelow(errors: Readonly<Record<string, string>>, key: string): Record<string, string> {
  const start = `${key}.`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(start))
      .map(([path, sentence]) => [path.slice(start.length), sentence]),
  );
}
