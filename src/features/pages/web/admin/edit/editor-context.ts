import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Snapshot } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import type { EditorState, PageEditor } from './editor.ts';

export const EditorContext = createContext<PageEditor | null>(null);

export function useEditor(): PageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no page being edited here.');
  return editor;
}

export const useEditorState = <T>(pick: (state: EditorState) => T): T => useStore(useEditor().store, pick);

export function useSaving(): Snapshot {
  const { saver } = useEditor();
  return useSyncExternalStore(saver.subscribe, saver.getSnapshot);
}
