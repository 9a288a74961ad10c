import type { SpaceName, Spacing } from '../../edit/spacing.ts';

/** A line that is dragged, in pixels of the frame's window. */
export interface Line {
  x: number;
  y: number;
  length: number;
  /** Along which pixels the spacing grows. */
  axis: 'x' | 'y';
  /** Pixels of spacing for a pixel of the pointer. */
  rate: number;
}

export interface Measured {
  lines: Line[];
  /** Pixels of each step on this screen. */
  pixels: number[];
  /** The step that is drawn now. */
  step: number;
}

const MOST_LINES = 12;

const middle = (from: number, to: number) => (from + to) / 2;

/** The element whose children have the gap: the row of columns, or the slot of a section. */
function arrangedIn(root: HTMLElement): HTMLElement | null {
  const slot = root.querySelector<HTMLElement>(':scope > .stack');
  return slot ?? (root.firstElementChild as HTMLElement | null);
}

function linesOfGap(holder: HTMLElement): Line[] {
  // The canvas has an element of its own around the blocks of a slot.
  const inner = holder.classList.contains('stack') ? (holder.firstElementChild ?? holder) : holder;
  const boxes = [...inner.children].slice(0, MOST_LINES + 1).map((each) => each.getBoundingClientRect());
  return boxes.slice(1).flatMap((box, index): Line[] => {
    const before = boxes[index];
    if (!before || box.height === 0 || before.height === 0) return [];
    if (box.top >= before.bottom - 1)
      return [
        { x: before.left, y: middle(before.bottom, box.top), length: before.width, axis: 'y', rate: 1 },
      ];
    // Beside each other; a later row begins further left. Right to left, the first is on the right.
    if (box.left >= before.right - 1 || before.left >= box.right - 1) {
      const isAfter = box.left > before.left;
      const x = isAfter ? middle(before.right, box.left) : middle(box.right, before.left);
      return [
        {
          x,
          y: Math.min(before.top, box.top),
          length: Math.min(before.height, box.height),
          axis: 'x',
          // Away from the first of the two.
          rate: isAfter ? 2 : -2,
        },
      ];
    }
    return [];
  });
}

function linesOfPadding(root: HTMLElement): Line[] {
  const { left, top, bottom, width } = root.getBoundingClientRect();
  const inner = top + parseFloat(getComputedStyle(root).paddingTop);
  // The lower edge moves by the padding above and below.
  return [
    { x: left, y: inner, length: width, axis: 'y', rate: 1 },
    { x: left, y: bottom, length: width, axis: 'y', rate: 0.5 },
  ];
}

/** Each step as the site's own style sheet draws it: the element has each mark for a moment, and nothing is painted meanwhile. */
export function measureSpace(root: HTMLElement, name: SpaceName, { mark, steps }: Spacing): Measured | null {
  const holder = name === 'gap' ? arrangedIn(root) : root;
  if (!holder) return null;
  const view = root.ownerDocument.defaultView;
  const read = () => {
    const style = view?.getComputedStyle(holder);
    const pixels = parseFloat((name === 'gap' ? style?.rowGap : style?.paddingTop) ?? '');
    return Number.isNaN(pixels) ? 0 : Math.round(pixels);
  };
  const marked = mark === 'data-gap' ? holder : root;
  const now = read();
  const before = marked.getAttribute(mark);
  const pixels = steps.map(({ value }) => {
    marked.setAttribute(mark, value);
    return read();
  });
  if (before === null) marked.removeAttribute(mark);
  else marked.setAttribute(mark, before);
  return {
    lines: name === 'gap' ? linesOfGap(holder) : linesOfPadding(root),
    pixels,
    step: nearest(pixels, now),
  };
}

/** The step whose spacing is nearest to a number of pixels. */
export const nearest = (pixels: readonly number[], wanted: number): number =>
  pixels.reduce(
    (best, each, index) =>
      Math.abs(each - wanted) < Math.abs((pixels[best] ?? Infinity) - wanted) ? index : best,
    0,
  );
