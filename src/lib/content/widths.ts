import type { Block } from './block-kind.ts';

/** The product's breakpoints, grouped by kind of screen: from 1800, 1200 and 700 px, and below. */
export const widthGroups = ['wide', 'desktop', 'tablet', 'phone'] as const;
export type WidthGroup = (typeof widthGroups)[number];

export const alignments = ['start', 'centre', 'end'] as const;
export type Alignment = (typeof alignments)[number];

/** What every block may have besides the props of its kind. Absent if nothing is set. */
export interface OnWidths {
  hiddenOn?: readonly WidthGroup[];
  alignOn?: Partial<Record<WidthGroup, Alignment>>;
}

export const onWidthsOf = (block: Block): OnWidths => block.props as OnWidths;

export const isHiddenEverywhere = (block: Block): boolean =>
  widthGroups.every((group) => onWidthsOf(block).hiddenOn?.includes(group));

/** The key for the style sheet `widths.css`; null if nothing is set. */
export function widthAttributes({ hiddenOn, alignOn }: OnWidths): Record<string, string> | null {
  if (!hiddenOn && !alignOn) return null;
  const attributes: Record<string, string> = {};
  if (hiddenOn?.length) attributes['data-hidden-on'] = hiddenOn.join(' ');
  for (const [group, side] of Object.entries(alignOn ?? {})) attributes[`data-align-${group}`] = side;
  return attributes;
}

/** For a block shown in place of another: hidden if either is, aligned by the place first. */
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
