import type { Words } from './calls.ts';

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const elementsOf = (id: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(id)}"]`),
];

/** Ids of the blocks on screen, outer ones first. */
export const blockIds = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-block]')].map((each) => each.dataset['block'] ?? ''),
  ),
];

/** Where a block is, from an origin; null if it isn't on screen. */
export function placeOf(id: string, origin: DOMRect): Place | null {
  const boxes = elementsOf(id)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: left - origin.left, top: top - origin.top, width: right - left, height: bottom - top };
}

/** “Block: Pots for the table” */
export function nameOf(id: string | null, words: Words): string {
  if (id === null) return words.wholePage;
  const texts = elementsOf(id).map((each) => each.textContent.replace(/\s+/g, ' ').trim());
  const text = texts.join(' ').trim();
  return text ? `${words.block}: ${text.slice(0, 60)}` : words.block;
}

export const showBlock = (id: string): void =>
  elementsOf(id)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
