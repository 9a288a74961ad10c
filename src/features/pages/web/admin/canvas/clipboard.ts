import type { Block } from '../../../../../lib/content/block-kind.ts';
import { isBlockList } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';

const MARK = 'data-sitewright-blocks';
const STORE = 'sitewright.clipboard';
/** More than a page may hold is nobody's copy. */
const MOST = 2000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What goes onto the clipboard as HTML: other programs see the words, Sitewright the blocks. */
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

/** The blocks in pasted HTML, if they were copied here; whatever else it holds is not looked at. */
export function copiedBlocks(html: string): Block[] | null {
  if (!html.includes(MARK)) return null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return checked(page.querySelector(`[${MARK}]`)?.getAttribute(MARK));
}

/** Kept beside the clipboard, so that menus can paste too, in every tab of the site, without asking for a permission. */
export function keepCopy(blocks: readonly Block[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(blocks));
  } catch {
    // A full or forbidden storage leaves the keyboard's paste.
  }
}

export const keptCopy = (): Block[] | null => checked(localStorage.getItem(STORE));
