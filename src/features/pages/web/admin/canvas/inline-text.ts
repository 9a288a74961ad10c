import { registerOverlayPortal } from '@puckeditor/core';
import { flushSync } from 'react-dom';
import type { BlockKinds } from '../../../../../lib/block-kind.ts';
import { findBlock, replaceProps } from '../../../../../lib/block-tree.ts';
import type { PageEditor } from '../edit/editor.ts';
import { indexOf } from './block-index.ts';
import { textPathOf, withValue } from './prop-path.ts';

/** The innermost element around the words at a point. Blocks on the canvas let pointers through, so events do not tell. */
export function wordsAt(block: Element, x: number, y: number): HTMLElement | null {
  const page = block.ownerDocument;
  const texts = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const holds = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  let around: HTMLElement | null = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(holds)) return text.parentElement;
    // Beside the words of a short line, yet in their element.
    if (text.parentElement && holds(text.parentElement.getBoundingClientRect())) around = text.parentElement;
  }
  return around;
}

const caretIn = (element: HTMLElement): number => {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return 0;
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(selection.anchorNode, selection.anchorOffset);
  return range.toString().length;
};

function placeCaret(element: HTMLElement, offset: number): void {
  const text = element.firstChild;
  const selection = element.ownerDocument.getSelection();
  if (text) selection?.collapse(text, Math.min(offset, text.textContent?.length ?? 0));
  else selection?.collapse(element, 0);
}

/**
 * Lets the owner type right where the words stand on the canvas. Each letter is an edit of the page like any other.
 * @returns false where the element's words are not one text field of the block
 */
export function typeInPlace(
  editor: PageEditor,
  kinds: BlockKinds,
  id: string,
  element: HTMLElement,
): boolean {
  if (element.isContentEditable) return true;
  const block = indexOf(editor.content.blocks).byId.get(id);
  const fields = kinds.get(block?.type ?? '')?.fields;
  const found = block && fields ? textPathOf(fields, block, element.textContent) : null;
  if (!found || element.children.length > 0) return false;

  const stop = registerOverlayPortal(element, { disableDrag: true });
  element.contentEditable = 'plaintext-only';
  element.style.userSelect = 'text';
  element.style.cursor = 'text';

  const onInput = () => {
    const words = element.textContent.replaceAll('\n', found.isLong ? '\n' : ' ');
    const caret = caretIn(element);
    flushSync(() =>
      editor.editBlocks(
        (blocks) => {
          const current = findBlock(blocks, id)?.block;
          return current ? replaceProps(blocks, id, withValue(current.props, found.path, words)) : blocks;
        },
        `${id}.${found.path.join('.')}`,
      ),
    );
    if (element.isConnected) placeCaret(element, caret);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !found.isLong)) {
      event.preventDefault();
      element.blur();
    }
    // Keys for blocks, such as delete, are letters here.
    if (!(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  const onBlur = () => {
    element.removeEventListener('input', onInput);
    element.removeEventListener('keydown', onKeyDown);
    element.removeAttribute('contenteditable');
    element.style.userSelect = '';
    element.style.cursor = '';
    stop?.();
  };
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  element.addEventListener('blur', onBlur, { once: true });
  element.focus();
  return true;
}
