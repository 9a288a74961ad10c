import type { Block } from '../../../../lib/content/block-kind.ts';
import { stylingAttributes } from '../../../../lib/styling.ts';
import { onWidthsOf, widthAttributes } from '../../../../lib/content/widths.ts';

/** Attributes of every block besides its own: visibility by width, and its design. Null if nothing is set. */
export function blockMarks(block: Block): Record<string, string> | null {
  const widths = widthAttributes(onWidthsOf(block));
  const styling = stylingAttributes(block);
  const marks = widths && styling ? { ...widths, ...styling } : (widths ?? styling);
  const { reviewed } = block.props;
  return reviewed ? { ...marks, 'data-block': reviewed as string } : marks;
}
