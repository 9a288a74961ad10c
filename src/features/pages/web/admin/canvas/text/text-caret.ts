import type { Node as ProseNode } from '@tiptap/pm/model';
import type { CaretSpot } from './text-flow.ts';

const LINES = 'p, h2, h3, h4, pre, li:not(:has(> :is(p, h2, h3, h4, pre)))';

/** The text position at a point of the frame. Blocks on the canvas ignore pointers, so this is enabled for the look-up. */
export function caretAt(block: Element, x: number, y: number): { node: Node; offset: number } | null {
  const page = block.ownerDocument;
  block.setAttribute('data-canvas-aim', '');
  try {
    const found = page.caretPositionFromPoint?.(x, y);
    if (found) return { node: found.offsetNode, offset: found.offset };
    const range = page.caretRangeFromPoint(x, y);
    return range ? { node: range.startContainer, offset: range.startOffset } : null;
  } finally {
    block.removeAttribute('data-canvas-aim');
  }
}

/** Characters before a position in an element; a line break is one. */
function charactersBefore(element: Element, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length + range.cloneContents().querySelectorAll('br').length;
}

/** The offset of a point in an element's plain text. */
export function spotInText(element: HTMLElement, block: Element, x: number, y: number): CaretSpot {
  const caret = caretAt(block, x, y);
  return caret && element.contains(caret.node) ? charactersBefore(element, caret.node, caret.offset) : 'end';
}

/** The position of a point in rich text as visitors see it, by line and character, however the editor lays it out. */
export function spotInRichText(rich: HTMLElement, block: Element, x: number, y: number): CaretSpot {
  const caret = caretAt(block, x, y);
  if (!caret || !rich.contains(caret.node)) return 'end';
  const around =
    caret.node.nodeType === Node.ELEMENT_NODE ? (caret.node as Element) : caret.node.parentElement;
  const element = around?.closest(LINES);
  const line = element ? [...rich.querySelectorAll(LINES)].indexOf(element) : -1;
  return element && line >= 0 ? { line, offset: charactersBefore(element, caret.node, caret.offset) } : 'end';
}

/** The editor's document position of a spot. */
export function positionOf(doc: ProseNode, spot: CaretSpot): number {
  const lines: { start: number; size: number }[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) lines.push({ start: at + 1, size: node.content.size });
    return !node.isTextblock;
  });
  const last = lines.at(-1);
  if (!last) return 0;
  if (spot === 'start' || spot === 'all') return lines[0]?.start ?? 0;
  if (spot === 'end') return last.start + last.size;
  const { line, offset } = typeof spot === 'number' ? { line: 0, offset: spot } : spot;
  const { start, size } = lines[line] ?? last;
  return start + Math.min(offset, size);
}
