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

const HEADING = 'h1, h2, h3, h4, h5, h6';
const MOST_NAME = 60;
const plain = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Its heading, or the first text in it. */
function textOf(block: HTMLElement): string {
  const heading = block.matches(HEADING) ? block : block.querySelector(HEADING);
  if (heading && plain(heading)) return plain(heading);
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (plain(text)) return plain(text);
  return '';
}

/** “Block: Pots for the table” */
export function nameOf(id: string | null, words: Words): string {
  if (id === null) return words.wholePage;
  const text =
    elementsOf(id)
      .map(textOf)
      .find((each) => each !== '') ?? '';
  const name = text.length > MOST_NAME ? `${text.slice(0, MOST_NAME - 1).trimEnd()}…` : text;
  return name ? `${words.block}: ${name}` : words.block;
}

export const showBlock = (id: string): void =>
  elementsOf(id)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
