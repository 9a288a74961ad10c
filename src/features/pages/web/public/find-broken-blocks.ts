import type { Block } from '../../../../lib/content/block-kind.ts';
import { slotsOf } from '../../../../lib/content/block-tree.ts';

/** Each render takes as long as the page does. Beyond these, blocks are left out without finding out which of them throws. */
const MOST_RENDERS = 100;

const idsOf = (blocks: readonly Block[]) => blocks.map(({ props }) => props.id);

/**
 * For the server, after a page failed to render: finds the blocks that throw, by rendering the page with some of them. Blocks see
 * all that they see on the page, such as its entry. A container is not blamed for its content.
 * @param fails whether the page throws without the blocks of these ids
 * @returns ids for `BlockList` to leave out; none if the error has another cause
 */
export function findBrokenBlocks(
  blocks: readonly Block[],
  fails: (without: ReadonlySet<string>) => boolean,
): Set<string> {
  let renders = 0;
  const search = (among: readonly Block[], without: ReadonlySet<string>): string[] => {
    const [first] = among;
    if (!first) return [];
    if (renders >= MOST_RENDERS) return idsOf(among);
    renders += 1;
    if (!fails(without)) return [];
    if (among.length > 1) {
      const middle = among.length / 2;
      const [before, after] = [among.slice(0, middle), among.slice(middle)];
      return [
        ...search(before, new Set([...without, ...idsOf(after)])),
        ...search(after, new Set([...without, ...idsOf(before)])),
      ];
    }
    const inner = slotsOf(first).flatMap(([, list]) => list);
    if (inner.length === 0 || fails(new Set([...without, ...idsOf(inner)]))) return idsOf(among);
    return search(inner, without);
  };
  return fails(new Set(idsOf(blocks))) ? new Set() : new Set(search(blocks, new Set()));
}
