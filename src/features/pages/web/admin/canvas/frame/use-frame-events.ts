import { useEffect } from 'react';
import { wordsAt } from '../text/inline-text.ts';
import type { TextTools } from '../text/text-keys.ts';
import { stopTyping } from '../text/typing-state.ts';

export interface Point {
  x: number;
  y: number;
}

interface Handlers {
  onKeyDown: (event: KeyboardEvent) => void;
  onClipboard: (event: ClipboardEvent) => void;
  /** In the admin's own window. */
  onMenu: (id: string, at: Point) => void;
  /** A second press on something that is no text. */
  onOpen: () => void;
}

const blockAt = (event: Event): HTMLElement | null =>
  (event.target as Element | null)?.closest<HTMLElement>('[data-puck-component]') ?? null;

export const isTypedInto = (target: EventTarget | null): boolean =>
  !!(target as Element | null)?.closest?.('input, textarea, select, [contenteditable]');

/** A press that began in a text and is still held selects text. */
function markTo(page: Document, { clientX, clientY }: PointerEvent): void {
  const found = page.caretPositionFromPoint?.(clientX, clientY);
  const selection = page.getSelection();
  const typed = page.activeElement;
  if (found && selection?.anchorNode && typed?.contains(found.offsetNode))
    selection.extend(found.offsetNode, found.offset);
}

/** Events inside the frame: inline editing, the menu, keys and the clipboard. Links are inactive. */
export function useFrameEvents(page: Document | null, tools: TextTools, handlers: Handlers): void {
  const { onKeyDown, onClipboard, onMenu, onOpen } = handlers;
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    let isMarking = false;
    const begin = (event: MouseEvent): boolean => {
      const block = blockAt(event);
      const element = block && wordsAt(block, event.clientX, event.clientY);
      return (
        !!element &&
        element.closest('[data-puck-component]') === block &&
        tools.beginAt(element, event.clientX, event.clientY)
      );
    };
    const isPlainPress = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
      button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey;
    const onDown = (event: PointerEvent) => {
      isMarking = false;
      if (isTypedInto(event.target)) return;
      // A scrolling finger fires press events as well, so touch waits for the click.
      if (event.pointerType === 'mouse' && isPlainPress(event) && begin(event)) {
        isMarking = true;
        // Not a drag of the block.
        event.stopPropagation();
      } else stopTyping();
    };
    const onMouseDown = (event: MouseEvent) => {
      // The caret is already in the right place.
      if (isMarking) event.preventDefault();
    };
    const onMove = (event: PointerEvent) => {
      if (isMarking && event.buttons === 1) markTo(page, event);
      else isMarking = false;
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest('a, button[type=submit], summary')) event.preventDefault();
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      // Puck would select the block that contains the text.
      if (isTypedInto(target) || (isTouch && isPlainPress(event) && begin(event))) event.stopPropagation();
    };
    const onDoubleClick = (event: MouseEvent) => {
      if (!isTypedInto(event.target) && blockAt(event)) onOpen();
    };
    const onContextMenu = (event: MouseEvent) => {
      const id = blockAt(event)?.dataset['puckComponent'];
      if (!id || isTypedInto(event.target)) return;
      event.preventDefault();
      // A long press moves the block; its menu is in the toolbar.
      if ((event as PointerEvent).pointerType === 'touch') return;
      const frame = view.frameElement as HTMLElement;
      const { left, top, width } = frame.getBoundingClientRect();
      const scale = width / frame.offsetWidth;
      onMenu(id, { x: left + event.clientX * scale, y: top + event.clientY * scale });
    };
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('dblclick', onDoubleClick, { signal });
    page.addEventListener('pointerdown', onDown, { signal, capture: true });
    page.addEventListener('mousedown', onMouseDown, { signal, capture: true });
    page.addEventListener('pointermove', onMove, { signal, passive: true });
    page.addEventListener('click', onClick, { signal, capture: true });
    page.addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true });
    page.addEventListener('contextmenu', onContextMenu, { signal });
    // On the window in the capture phase, because Puck listens on the document.
    view.addEventListener('keydown', onKeyDown, { signal, capture: true });
    for (const kind of ['copy', 'cut', 'paste'] as const)
      page.addEventListener(kind, onClipboard, { signal });
    return () => stop.abort();
  }, [page, tools, onKeyDown, onClipboard, onMenu, onOpen]);
}
