import { registerOverlayPortal } from '@puckeditor/core';
import { flushSync } from 'react-dom';
import type { BlockKinds } from '../../../../../../lib/content/block-kind.ts';
import { findBlock, replaceProps } from '../../../../../../lib/content/block-tree.ts';
import { blocksOf } from '../../../../html-blocks.ts';
import type { PageEditor } from '../../edit/editor.ts';
import { indexOf } from '../block-index.ts';
import { looksLikeMarkdown, nodesFromMarkdown, nodesFromText } from './markdown.ts';
import { type TextPath, textAt, textPathsOf, withValue } from '../prop-path.ts';
import { type CaretSpot, type Flow, mergeBack, mergeForward, pasteBelow, splitHeading } from './text-flow.ts';
import { EMPTY_MARK, useTyping } from './typing-state.ts';

const blockIdOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-puck-component]')?.dataset['puckComponent'];

const wordsIn = (element: Element): string => element.textContent.replaceAll(EMPTY_MARK, '');

/** The innermost element around the text at a point. Blocks on the canvas ignore pointers, so events don't tell. */
export function wordsAt(block: Element, x: number, y: number): HTMLElement | null {
  const page = block.ownerDocument;
  const texts = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const holds = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  let around: HTMLElement | null = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(holds)) return text.parentElement;
    // Beside a short line, but in its element.
    if (text.parentElement && holds(text.parentElement.getBoundingClientRect())) around = text.parentElement;
  }
  // An empty text has no characters to be found by.
  return (
    around ??
    [...block.querySelectorAll<HTMLElement>('[data-rich-text]')].find((rich) =>
      holds(rich.getBoundingClientRect()),
    ) ??
    null
  );
}

/** The field whose text an element shows. Of several with the same text, the one in the same position. */
export function textFieldOf(editor: PageEditor, kinds: BlockKinds, element: HTMLElement): TextPath | null {
  const id = blockIdOf(element);
  const block = indexOf(editor.content.blocks).byId.get(id ?? '');
  const fields = kinds.get(block?.type ?? '')?.fields;
  if (!block || !fields || element.children.length > 0) return null;
  const found = textPathsOf(fields, block, element.textContent);
  if (found.length <= 1) return found[0] ?? null;
  const alike = [
    ...(element.closest('[data-puck-component]')?.querySelectorAll<HTMLElement>('*') ?? []),
  ].filter(
    (each) =>
      each.children.length === 0 && each.textContent === element.textContent && blockIdOf(each) === id,
  );
  return alike.length === found.length ? (found[alike.indexOf(element)] ?? null) : null;
}

function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return 0;
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(selection.anchorNode, selection.anchorOffset);
  return range.toString().replaceAll(EMPTY_MARK, '').length;
}

function placeCaret(element: HTMLElement, spot: CaretSpot): void {
  const selection = element.ownerDocument.getSelection();
  const node = element.firstChild ?? element;
  const length = node.textContent?.length ?? 0;
  if (spot === 'all') return selection?.selectAllChildren(element);
  const offset =
    spot === 'start' ? 0 : spot === 'end' ? length : typeof spot === 'number' ? spot : spot.offset;
  const isMarked = node.textContent === EMPTY_MARK;
  selection?.collapse(node, node === element ? 0 : Math.min(isMarked ? 1 : offset, length));
  return undefined;
}

/** Whether the caret is in the first or last visual line. */
function isOnEdge(element: HTMLElement, side: 'top' | 'bottom'): boolean {
  const selection = element.ownerDocument.getSelection();
  const caret =
    selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect() : null;
  if (!caret || caret.height === 0) return true;
  const box = element.getBoundingClientRect();
  return side === 'top'
    ? caret.top - box.top < caret.height * 0.8
    : box.bottom - caret.bottom < caret.height * 0.8;
}

export interface TextKeys {
  /** Escape: leave the text, select its block. */
  leave: () => void;
  /** An edit of the tree that moves the caret elsewhere. */
  flow: (flow: Flow) => void;
  /** The caret leaves the text at one end. */
  step: (from: HTMLElement, step: -1 | 1) => boolean;
}

/** A text that is being edited. */
interface Typing extends TextPath {
  editor: PageEditor;
  kinds: BlockKinds;
  element: HTMLElement;
  /** Id of its block. */
  id: string;
  isHeading: boolean;
  keys: TextKeys;
}

/** Makes the browser's input an edit of the page. */
function takeInput({ editor, element, id, path, isLong }: Typing): void {
  const write = (words: string) =>
    flushSync(() =>
      editor.editBlocks(
        (blocks) => {
          const current = findBlock(blocks, id)?.block;
          return current ? replaceProps(blocks, id, withValue(current.props, path, words)) : blocks;
        },
        `${id}.${path.join('.')}`,
      ),
    );
  const words = wordsIn(element).replaceAll('\n', isLong ? '\n' : ' ');
  const caret = caretIn(element);
  write(words);
  if (!element.isConnected) return;
  // Resets DOM changes that the browser made without React to the page's state.
  const shown = words === '' ? EMPTY_MARK : words;
  if (element.textContent !== shown) element.textContent = shown;
  placeCaret(element, caret);
}

/** Keys that leave a text, or that split and join headings. */
function pressKey(
  { editor, kinds, element, id, isLong, isHeading, keys }: Typing,
  event: KeyboardEvent,
): void {
  const go = (flow: Flow | null): boolean => {
    if (flow) keys.flow(flow);
    return flow !== null;
  };
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const mod = ctrlKey || metaKey;
  // Block shortcuts, such as delete, are characters here.
  if (!mod) event.stopPropagation();
  if (event.isComposing || mod || altKey) return;
  const selection = element.ownerDocument.getSelection();
  const isCaret = selection?.isCollapsed ?? false;
  const at = caretIn(element);
  const length = wordsIn(element).length;
  const { blocks } = editor.content;
  const act: Record<string, () => boolean> = {
    Escape: () => (keys.leave(), true),
    Enter: () => {
      if (isLong) return false;
      if (!isHeading) return (keys.leave(), true);
      if (!isCaret) return true;
      return go(splitHeading(blocks, kinds, id, at));
    },
    Backspace: () => isHeading && isCaret && at === 0 && go(mergeBack(blocks, id)),
    Delete: () => isHeading && isCaret && at === length && go(mergeForward(blocks, id)),
    ArrowLeft: () => isCaret && at === 0 && keys.step(element, -1),
    ArrowRight: () => isCaret && at === length && keys.step(element, 1),
    ArrowUp: () => isCaret && isOnEdge(element, 'top') && keys.step(element, -1),
    ArrowDown: () => isCaret && isOnEdge(element, 'bottom') && keys.step(element, 1),
  };
  if (shiftKey && key !== 'Enter' && key !== 'Escape') return;
  if (Object.hasOwn(act, key) && act[key]?.()) event.preventDefault();
}

/** Pastes the first line into a heading and the others below it. */
function pasteText({ editor, kinds, element, id, path, isHeading }: Typing, event: ClipboardEvent): void {
  const pasted = event.clipboardData?.getData('text/plain').replaceAll('\r', '') ?? '';
  const [first = '', ...rest] = pasted.split('\n');
  const below = rest.join('\n').trim();
  if (!isHeading || below === '') return;
  event.preventDefault();
  const words = textAt(indexOf(editor.content.blocks).byId.get(id)?.props, path);
  const at = caretIn(element);
  const nodes = looksLikeMarkdown(below) ? nodesFromMarkdown(below) : nodesFromText(below);
  editor.editBlocks((blocks) =>
    pasteBelow(blocks, id, words.slice(0, at) + first.trim() + words.slice(at), blocksOf(nodes, kinds)),
  );
}

/**
 * Inline editing of text on the canvas. Each character is an edit of the page like any other, and
 * headings behave like lines of a document.
 */
export function typeInPlace(
  editor: PageEditor,
  kinds: BlockKinds,
  element: HTMLElement,
  { path, isLong }: TextPath,
  spot: CaretSpot,
  keys: TextKeys,
): void {
  const id = blockIdOf(element);
  if (!id) return;
  if (element.isContentEditable) return placeCaret(element, spot);
  const isHeading = indexOf(editor.content.blocks).byId.get(id)?.type === 'heading' && path[0] === 'text';
  const stop = registerOverlayPortal(element, { disableDrag: true });
  element.contentEditable = 'plaintext-only';
  useTyping.setState({ at: null, editor: null, plain: { id, path } });

  const typing: Typing = { editor, kinds, element, id, path, isLong, isHeading, keys };
  const events = new AbortController();
  const { signal } = events;
  const onBlur = () => {
    events.abort();
    element.removeAttribute('contenteditable');
    stop?.();
    const { plain } = useTyping.getState();
    if (plain?.id === id && plain.path === path) useTyping.setState({ plain: null });
  };
  element.addEventListener('input', () => takeInput(typing), { signal });
  element.addEventListener('keydown', (event) => pressKey(typing, event), { signal });
  element.addEventListener('paste', (event) => pasteText(typing, event), { signal });
  element.addEventListener('blur', onBlur, { signal });
  element.focus({ preventScroll: true });
  placeCaret(element, spot);
  return undefined;
}
