import type { Editor } from '@tiptap/react';
import { create } from 'zustand';
import type { PropPath } from '../prop-path.ts';
import type { CaretSpot } from './text-flow.ts';

interface Typing {
  /** The rich text being edited, and where the caret starts. */
  at: { id: string; path: PropPath; spot: CaretSpot } | null;
  /** Its editor, once created. */
  editor: Editor | null;
  /** The plain text being edited. */
  plain: { id: string; path: PropPath } | null;
}

/** The one text on the canvas that has the caret. */
export const useTyping = create<Typing>(() => ({ at: null, editor: null, plain: null }));

export const stopTyping = (): void => {
  if (useTyping.getState().at) useTyping.setState({ at: null, editor: null });
};

/** Placeholder in an empty text while it is edited, so that its element stays. */
export const EMPTY_MARK = '\u200B';
