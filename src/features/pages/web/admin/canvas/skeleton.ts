import type { Block, BlockKinds } from '../../../../../lib/content/block-kind.ts';
import { copyBlock } from '../../../../../lib/content/block-tree.ts';
import { blockOfPick } from '../edit/blocks/picks.ts';
import { slotContent } from '../edit/blocks/block-places.ts';
import { indexOf } from './block-index.ts';

/** What the canvas knows about a block: its position. Its text and images stay in the page's own tree. */
export interface Bone {
  type: string;
  props: { id: string } & Record<string, unknown>;
}

/** Replaces kinds that this release does not know, so that they keep their place. */
export const UNKNOWN = 'unknown';

const known = new WeakMap<Block, Bone>();

/** A block's skeleton node is the same object as long as the block is. */
export function skeletonOf(blocks: readonly Block[], kinds: BlockKinds): Bone[] {
  return blocks.map((block) => {
    let bone = known.get(block);
    if (!bone) {
      const kind = kinds.get(block.type);
      const slots = (kind?.slots ?? []).map((slot) => [slot, skeletonOf(slotContent(block, slot), kinds)]);
      bone = {
        type: kind ? block.type : UNKNOWN,
        props: { ...Object.fromEntries(slots), id: block.props.id },
      };
      known.set(block, bone);
    }
    return bone;
  });
}

const bonesIn = (bone: Bone, slot: string): Bone[] => {
  const list = bone.props[slot];
  return Array.isArray(list) ? (list as Bone[]) : [];
};

/** Whether both have the same blocks in the same positions. */
export function sameSkeleton(a: readonly Bone[], b: readonly Bone[], kinds: BlockKinds): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((bone, index) => {
    const other = b[index];
    if (bone === other) return true;
    if (!other || bone.props.id !== other.props.id) return false;
    const slots = kinds.get(bone.type)?.slots ?? [];
    return slots.every((slot) => sameSkeleton(bonesIn(bone, slot), bonesIn(other, slot), kinds));
  });
}

function fresh(bone: Bone, kinds: BlockKinds): Block {
  const block = copyBlock(blockOfPick(bone.type, kinds));
  return { ...block, props: { ...block.props, id: bone.props.id } };
}

/** Rearranges the tree like the skeleton; nodes that it does not know become blocks with sample content. */
export function applySkeleton(blocks: Block[], bones: readonly Bone[], kinds: BlockKinds): Block[] {
  const { byId } = indexOf(blocks);
  const place = (list: readonly Bone[]): Block[] =>
    list.map((bone) => {
      const before = byId.get(bone.props.id);
      const block = before ?? fresh(bone, kinds);
      let { props } = block;
      for (const slot of kinds.get(block.type)?.slots ?? []) {
        const content = bonesIn(bone, slot);
        if (!before && content.length === 0) continue;
        const old = slotContent(block, slot);
        const next = place(content);
        if (next.length !== old.length || next.some((child, index) => child !== old[index]))
          props = { ...props, [slot]: next };
      }
      return props === block.props ? block : { ...block, props };
    });
  const next = place(bones);
  return next.length === blocks.length && next.every((block, index) => block === blocks[index])
    ? blocks
    : next;
}
