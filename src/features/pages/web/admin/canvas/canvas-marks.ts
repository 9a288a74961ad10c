import type { Block } from '../../../../../lib/content/block-kind.ts';
import { blockMarks } from '../../public/block-marks.ts';

/** As visitors get them, but hidden blocks stay visible, greyed out by `frameStyles`, so that they can be selected. */
export function canvasMarks(block: Block): Record<string, string> | null {
  const marks = blockMarks(block);
  if (!marks?.['data-hidden-on']) return marks;
  const { 'data-hidden-on': hidden, ...rest } = marks;
  return { ...rest, 'data-off-on': hidden };
}
