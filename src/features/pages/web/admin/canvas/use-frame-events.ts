import { useEffect } from 'react';
import { stopTyping, useTyping } from './inline-rich-text.tsx';
import { typeInPlace, wordsAt } from './inline-text.ts';
import type { BlockKinds } from '../../../../../lib/block-kind.ts';
import type { PageEditor } from '../edit/editor.ts';
import type { PropPath } from './prop-path.ts';

export interface Point {
  x: number;
  y: number;
}

interface Handlers {
  onKeyDown: (event: KeyboardEvent) => void;
  onClipboard: (event: ClipboardEvent) => void;
  /** In the admin's own window. */
  onMenu: (id: string, at: Point) => void;
}

const blockAt = (event: Event): HTMLElement | null =>
  (event.target as Element | null)?.closest<HTMLElement>('[data-puck-component]') ?? null;

export const isTypedInto = (target: EventTarget | null): boolean =>
  !!(target as Element | null)?.closest?.('input, textarea, select, [contenteditable]');

/** What happens inside the frame: typing in place, the menu, keys and the clipboard. Links lead nowhere. */
export function useFrameEvents(
  page: Document | null,
  editor: PageEditor,
  kinds: BlockKinds,
  handlers: Handlers,
): void {
  const { onKeyDown, onClipboard, onMenu } = handlers;
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    const onDoubleClick = (event: MouseEvent) => {
      const block = blockAt(event);
      const id = block?.dataset['puckComponent'];
      if (!block || !id) return;
      const element = wordsAt(block, event.clientX, event.clientY);
      const rich = element?.closest<HTMLElement>('[data-rich-text]');
      if (rich)
        useTyping.setState({ at: { id, path: JSON.parse(rich.dataset['richText'] ?? '[]') as PropPath } });
      else if (element) typeInPlace(editor, kinds, id, element);
    };
    const onDown = (event: Event) => {
      if (!isTypedInto(event.target)) stopTyping();
    };
    const onClick = (event: Event) => {
      if ((event.target as Element).closest('a, button[type=submit], summary')) event.preventDefault();
    };
    const onContextMenu = (event: MouseEvent) => {
      const id = blockAt(event)?.dataset['puckComponent'];
      if (!id || isTypedInto(event.target)) return;
      event.preventDefault();
      const frame = view.frameElement as HTMLElement;
      const { left, top, width } = frame.getBoundingClientRect();
      const scale = width / frame.offsetWidth;
      onMenu(id, { x: left + event.clientX * scale, y: top + event.clientY * scale });
    };
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('dblclick', onDoubleClick, { signal });
    page.addEventListener('pointerdown', onDown, { signal });
    page.addEventListener('click', onClick, { signal, capture: true });
    page.addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true });
    page.addEventListener('contextmenu', onContextMenu, { signal });
    // At the window and first, because Puck listens at the document.
    view.addEventListener('keydown', onKeyDown, { signal, capture: true });
    for (const kind of ['copy', 'cut', 'paste'] as const)
      page.addEventListener(kind, onClipboard, { signal });
    return () => stop.abort();
  }, [page, editor, kinds, onKeyDown, onClipboard, onMenu]);
}
