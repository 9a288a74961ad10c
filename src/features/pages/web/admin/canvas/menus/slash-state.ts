import type { Editor } from '@tiptap/react';
import { create } from 'zustand';

interface OpenSlash {
  /** The block that is typed in. */
  id: string;
  /** What was typed after the slash. */
  query: string;
  /** The caret, in the frame. */
  at: { left: number; top: number; bottom: number };
  /** The top-level node that holds the slash; null where it is nested deeper. */
  line: number | null;
}

interface Slash {
  open: OpenSlash | null;
  /** The entry that Enter takes. */
  index: number;
  /** Closed by Escape: stays so until the line is another. */
  dismissed: string | null;
  /** How many entries are shown, and what takes one. Set by the menu. */
  count: number;
  choose: (index: number) => void;
}

export const useSlash = create<Slash>(() => ({
  open: null,
  index: 0,
  dismissed: null,
  count: 0,
  choose: () => undefined,
}));

const same = (a: OpenSlash | null, b: OpenSlash | null) =>
  a === b || (a !== null && b !== null && a.id === b.id && a.query === b.query && a.line === b.line);

/** After each change: a line that is nothing but a slash and a few words asks for the menu. */
export function noteSlash(editor: Editor, id: string): void {
  const { selection } = editor.state;
  const { $from } = selection;
  const words = $from.parent.textContent;
  const isAsked =
    selection.empty &&
    /^\/[^/]{0,30}$/.test(words) &&
    $from.parentOffset === words.length &&
    editor.isFocused;
  const { open, dismissed } = useSlash.getState();
  if (!isAsked) {
    if (open) useSlash.setState({ open: null, index: 0 });
    if (dismissed !== null && !words.startsWith('/')) useSlash.setState({ dismissed: null });
    return;
  }
  if (dismissed !== null) return;
  const { left, top, bottom } = editor.view.coordsAtPos(selection.from);
  const line = $from.depth === 1 ? $from.index(0) : null;
  const next = { id, query: words.slice(1), at: { left, top, bottom }, line };
  if (!same(open, next)) useSlash.setState({ open: next, index: 0 });
}

/** Keys that belong to the menu while it is open. @returns whether it took the key */
export function slashKey({ key }: KeyboardEvent): boolean {
  const { open, index, count, choose } = useSlash.getState();
  if (!open) return false;
  if (key === 'Escape') useSlash.setState({ open: null, dismissed: open.id });
  else if (count === 0) return false;
  else if (key === 'ArrowDown') useSlash.setState({ index: (index + 1) % count });
  else if (key === 'ArrowUp') useSlash.setState({ index: (index + count - 1) % count });
  else if (key === 'Enter' || key === 'Tab') choose(index);
  else return false;
  return true;
}
