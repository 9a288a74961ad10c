import { findBlock, replaceProps } from '../../../../../lib/content/block-tree.ts';
import { type PropPath, withValue } from '../canvas/prop-path.ts';
import type { Content } from '../edit/editor.ts';

export interface Finding {
  /** The block; null for the page as a whole. */
  blockId: string | null;
  says: string;
  /** Asks for confirmation before publishing. */
  serious: boolean;
  fix?: { label: string; apply: (content: Content) => Content };
}

/** A fix that sets one value of a block. */
export const inBlock =
  (id: string, path: PropPath, value: unknown) =>
  (content: Content): Content => {
    const block = findBlock(content.blocks, id)?.block;
    return block
      ? { ...content, blocks: replaceProps(content.blocks, id, withValue(block.props, path, value)) }
      : content;
  };

/** Links in rich text, at any depth. */
export function hrefsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(hrefsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, attrs } = node as { type?: unknown; attrs?: { href?: unknown } };
  const own = type === 'link' && typeof attrs?.href === 'string' ? [attrs.href] : [];
  return [...own, ...Object.values(node).flatMap(hrefsIn)];
}
