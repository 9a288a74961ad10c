import type { Editor } from '@tiptap/react';
import { create } from 'zustand';
import type { PropPath } from '../prop-path.ts';
import type { CaretSpot } from './text-flow.ts';

interface Typing {
  /** Which rich text is typed into and where the caret begins. */
  at: { id: string; path: PropPath; spot: CaretSpot } | null;
  /** Its editor, once it is there. */
  editor: Editor | null;
  /** Which plain text is typed into. */
  plain: { id: string; path: PropPath } | null;
}

/** The one text on the canvas that has the caret. */
export const useTyping = create<Typing>(() => ({ at: null, editor: null, plain: null }));

export const stopTyping = (): void => {
  if (useTyping.getState().at) useTyping.setState({ at: null, editor: null });
};

/** Stands in an empty text while it is typed into, so that its element stays. */
export const EMPTY_MARK = '\u200B';
