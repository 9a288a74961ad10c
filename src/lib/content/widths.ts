import type { Block } from './block-kind.ts';

/** The breakpoints of the product, grouped as people think of screens; from 1800, 1200 and 700 px, and below. */
export const widthGroups = ['wide', 'desktop', 'tablet', 'phone'] as const;
export type WidthGroup = (typeof widthGroups)[number];

export const alignments = ['start', 'centre', 'end'] as const;
export type Alignment = (typeof alignments)[number];

/** What every block may have besides the props of its kind. Absent where nothing is set. */
export interface OnWidths {
  hiddenOn?: readonly WidthGroup[];
  alignOn?: Partial<Record<WidthGroup, Alignment>>;
}

export const onWidthsOf = (block: Block): OnWidths => block.props as OnWidths;

export const isHiddenEverywhere = (block: Block): boolean =>
  widthGroups.every((group) => onWidthsOf(block).hiddenOn?.includes(group));

/** What the stylesheet `widths.css` goes by; null where nothing is set. */
export function widthAttributes({ hiddenOn, alignOn }: OnWidths): Record<string, string> | null {
  if (!hiddenOn && !alignOn) return null;
  const attributes: Record<string, string> = {};
  if (hiddenOn?.length) attributes['data-hidden-on'] = hiddenOn.join(' ');
  for (const [group, side] of Object.entries(alignOn ?? {})) attributes[`data-align-${group}`] = side;
  return attributes;
}

/** A block placed in another’s stead: hidden wherever either is, aligned as the place says first. */
export function placedLike(block: Block, { hiddenOn, alignOn }: OnWidths): Block {
  if (!hiddenOn && !alignOn) return block;
  const own = onWidthsOf(block);
  const hidden = widthGroups.filter((group) => hiddenOn?.includes(group) || own.hiddenOn?.includes(group));
  const aligned = { ...own.alignOn, ...alignOn };
  return {
    ...block,
    props: {
      ...block.props,
      ...(hidden.length > 0 ? { hiddenOn: hidden } : {}),
      ...(Object.keys(aligned).length > 0 ? { alignOn: aligned } : {}),
    },
  };
}
