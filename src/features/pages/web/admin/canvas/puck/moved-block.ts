import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../../lib/content/block-tree.ts';

/** Which block was dropped: a new one, or one whose position has changed. */
export function movedBlock(before: readonly Block[], after: readonly Block[]): string | null {
  const where = (tree: readonly Block[]) =>
    [...walkTree(tree)].map(({ block, place: { parentId, slot } }) => ({
      id: block.props.id,
      list: `${parentId}/${slot}`,
    }));
  const [old, now] = [where(before), where(after)];
  const lists = new Map(old.map(({ id, list }) => [id, list]));
  const moved = now.find(({ id, list }) => lists.get(id) !== list);
  if (moved) return moved.id;
  const start = now.findIndex(({ id }, index) => old[index]?.id !== id);
  if (start === -1) return null;
  // Within one list, either the first block that differs was moved forward, or the one that was there was moved back.
  const [there, here] = [old[start]?.id, now[start]?.id];
  const rest = (list: typeof now, id: string | undefined) =>
    list
      .filter((each) => each.id !== id)
      .map((each) => each.id)
      .join();
  return (rest(old, here) === rest(now, here) ? here : there) ?? null;
}
