import type { Block } from '../../../../../lib/content/block-kind.ts';
import { isBlockList } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';

const MARK = 'data-sitewright-blocks';
const STORE = 'sitewright.clipboard';
/** Larger than any page, so it can't be a copy from here. */
const MOST = 2000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The HTML for the clipboard: other programs see the text, Sitewright the blocks. */
export const clipboardHtml = (blocks: readonly Block[], words: string): string =>
  `<div ${MARK}="${escape(JSON.stringify(blocks))}">${escape(words)}</div>`;

function checked(text: string | null | undefined): Block[] | null {
  if (!text) return null;
  try {
    const blocks: unknown = JSON.parse(text);
    return isBlockList(blocks) && [...walkTree(blocks)].length <= MOST ? blocks : null;
  } catch {
    return null;
  }
}

/** The blocks in pasted HTML, if they were copied here; everything else in it is ignored. */
export function copiedBlocks(html: string): Block[] | null {
  if (!html.includes(MARK)) return null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return checked(page.querySelector(`[${MARK}]`)?.getAttribute(MARK));
}

/** Stored beside the clipboard, so that menus can paste too, in every tab of the site, without a permission prompt. */
export function keepCopy(blocks: readonly Block[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(blocks));
  } catch {
    // With full or forbidden storage, only pasting by keyboard works.
  }
}

export const keptCopy = (): Block[] | null => checked(localStorage.getItem(STORE));
