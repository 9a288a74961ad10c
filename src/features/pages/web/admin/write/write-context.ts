import type { Editor } from '@tiptap/react';
import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { Line } from './split-text.ts';

/** What the text blocks of the writing view share. */
interface Writing {
  /** The text that the toolbar formats. */
  setActive: Dispatch<SetStateAction<Editor | null>>;
  /** Asks for a block in place of an empty line. */
  onSlash: (line: Line) => void;
}

export const WritingContext = createContext<Writing>({
  setActive: () => undefined,
  onSlash: () => undefined,
});
