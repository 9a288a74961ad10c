import type { Editor } from '@tiptap/react';
import { createContext, use, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { looksLikeMarkdown, nodesFromMarkdown } from './markdown.ts';
import type { BlockKinds } from '../../../../../../lib/content/block-kind.ts';
import { sanitiseRichText } from '../../../../../../lib/content/rich-text.ts';
import type { PageEditor } from '../../edit/editor.ts';
import { indexOf } from '../block-index.ts';
import { copiedBlocks } from '../clipboard.ts';
import { textFieldOf, type TextKeys, typeInPlace } from './inline-text.ts';
import { fieldValues, type PropPath } from '../prop-path.ts';
import { useFramePage } from '../frame/site-frame-context.ts';
import { spotInRichText, spotInText } from './text-caret.ts';
import type { CaretSpot, Flow } from './text-flow.ts';
import { stopTyping, useTyping } from './typing-state.ts';

/** Frames to wait until a block is rendered. */
const PATIENCE = 60;

export interface TextTools extends TextKeys {
  /** Puts the caret into a text at a point of the frame. @returns false if the element has no editable text */
  beginAt: (element: HTMLElement, x: number, y: number) => boolean;
  /** Continues typing in a block as soon as it is rendered. */
  goTo: (id: string, spot: CaretSpot) => void;
  /** Handles a paste into rich text that contains more than rich text. @returns whether it was handled */
  paste: (event: ClipboardEvent, into: Editor | null, id: string) => boolean;
}

const nothing: TextTools = {
  leave: () => undefined,
  flow: () => undefined,
  step: () => false,
  beginAt: () => false,
  goTo: () => undefined,
  paste: () => false,
};

export const TextToolsContext = createContext<TextTools>(nothing);
export const useTextKeys = (): TextTools => use(TextToolsContext);

const RICH = '[data-rich-text], .canvas-typed';
const blockOf = (element: Element) => element.closest<HTMLElement>('[data-puck-component]');
const blockElement = (id: string): HTMLElement | null =>
  useFramePage.getState().page?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ??
  null;

/** The first text field of a block, for typing if the block shows none yet. */
function firstTextPath(editor: PageEditor, kinds: BlockKinds, id: string): PropPath | null {
  const block = indexOf(editor.content.blocks).byId.get(id);
  const fields = kinds.get(block?.type ?? '')?.fields;
  const [first] = block && fields ? fieldValues(fields, block.props, ['text']) : [];
  return first?.path ?? null;
}

/** The elements that may hold a text after or before another one. */
function* textsFrom(from: HTMLElement, by: 1 | -1): Generator<HTMLElement> {
  const all = [...from.ownerDocument.querySelectorAll<HTMLElement>('[data-puck-component] *')];
  const isText = (element: HTMLElement) =>
    !from.contains(element) &&
    (element.matches(RICH) || (element.childElementCount === 0 && !element.closest(`${RICH}, [inert]`)));
  for (let at = all.indexOf(from) + by; at >= 0 && at < all.length; at += by) {
    const element = all[at];
    if (element && isText(element)) yield element;
  }
}

/** The first plain text that a block itself shows. */
const plainTextIn = (block: HTMLElement): HTMLElement | undefined =>
  [...block.querySelectorAll<HTMLElement>('*')].find(
    (each) =>
      blockOf(each) === block &&
      each.childElementCount === 0 &&
      each.textContent !== '' &&
      !each.closest(RICH),
  );

/** @returns false if the text isn't Markdown */
function pasteMarkdown(into: Editor, text: string): boolean {
  if (!looksLikeMarkdown(text)) return false;
  const nodes = nodesFromMarkdown(text).filter(
    (node) => 'type' in node && !('src' in node) && !('pictures' in node),
  );
  return into.commands.insertContent(sanitiseRichText({ type: 'doc', content: nodes }).content);
}

/** @returns false if the element shows no text that can be edited */
function beginTyping(
  editor: PageEditor,
  kinds: BlockKinds,
  element: HTMLElement,
  spot: CaretSpot,
  tools: TextTools,
): boolean {
  const id = blockOf(element)?.dataset['puckComponent'];
  if (!id || element.closest('[inert]')) return false;
  const rich = element.closest<HTMLElement>('[data-rich-text]');
  if (rich) {
    const path = JSON.parse(rich.dataset['richText'] ?? '[]') as PropPath;
    editor.select(id);
    flushSync(() => useTyping.setState({ at: { id, path, spot }, plain: null }));
    return true;
  }
  const field = textFieldOf(editor, kinds, element);
  if (!field) return false;
  stopTyping();
  editor.select(id);
  typeInPlace(editor, kinds, element, field, spot, tools);
  return true;
}

export function textTools(
  editor: PageEditor,
  kinds: BlockKinds,
  pasteBlocks: (html: string, text: string) => void,
): TextTools {
  const begin = (element: HTMLElement, spot: CaretSpot) => beginTyping(editor, kinds, element, spot, tools);
  const tools: TextTools = {
    leave: () => {
      const { at, plain } = useTyping.getState();
      const id = at?.id ?? plain?.id;
      const page = useFramePage.getState().page;
      (page?.activeElement as HTMLElement | null)?.blur();
      flushSync(stopTyping);
      const block = id === undefined ? null : blockElement(id);
      if (!block) return;
      if (!block.hasAttribute('tabindex')) block.tabIndex = -1;
      block.focus({ preventScroll: true });
    },
    flow: ({ blocks, id, spot }: Flow) => {
      flushSync(stopTyping);
      editor.editBlocks(() => blocks);
      if (spot !== null) return tools.goTo(id, spot);
      editor.select(id);
      const block = blockElement(id);
      if (block && !block.hasAttribute('tabindex')) block.tabIndex = -1;
      block?.focus();
      return undefined;
    },
    step: (from, by) => {
      for (const element of textsFrom(from, by)) if (begin(element, by === 1 ? 'start' : 'end')) return true;
      return false;
    },
    beginAt: (element, x, y) => {
      const block = blockOf(element);
      const rich = element.closest<HTMLElement>('[data-rich-text]');
      if (!block) return false;
      return begin(element, rich ? spotInRichText(rich, block, x, y) : spotInText(element, block, x, y));
    },
    goTo: (id, spot) => {
      let turns = PATIENCE;
      const path = firstTextPath(editor, kinds, id);
      editor.select(id);
      const attempt = () => {
        const block = blockElement(id);
        const own = (element: Element) => blockOf(element) === block;
        const rich = [...(block?.querySelectorAll<HTMLElement>('[data-rich-text]') ?? [])].find(own);
        if (rich && begin(rich, spot)) return;
        // An empty text is rendered once it is being edited.
        if (path && !useTyping.getState().plain) flushSync(() => useTyping.setState({ plain: { id, path } }));
        const shown = blockElement(id);
        const element = shown && plainTextIn(shown);
        if (element && path) {
          const field = textFieldOf(editor, kinds, element) ?? { path, isLong: false };
          typeInPlace(editor, kinds, element, field, spot, tools);
        } else if ((turns -= 1) > 0) requestAnimationFrame(attempt);
      };
      requestAnimationFrame(attempt);
    },
    paste: ({ clipboardData }, into, id) => {
      const html = clipboardData?.getData('text/html') ?? '';
      const text = clipboardData?.getData('text/plain') ?? '';
      if (copiedBlocks(html) || /<img\b/i.test(html)) {
        tools.leave();
        editor.select(id);
        pasteBlocks(html, text);
        return true;
      }
      return !html && into !== null && pasteMarkdown(into, text);
    },
  };
  return tools;
}

export function useTextTools(
  editor: PageEditor,
  kinds: BlockKinds,
  pasteBlocks: (html: string, text: string) => void,
): TextTools {
  return useMemo(() => textTools(editor, kinds, pasteBlocks), [editor, kinds, pasteBlocks]);
}
