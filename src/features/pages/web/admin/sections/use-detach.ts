import { useCallback } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useEditor } from '../edit/editor-context.ts';
import { detachSection } from './place-section.ts';
import { useSections } from './section-calls.ts';

/** Turns a reusable section on this page into ordinary blocks; the section itself stays. */
export function useDetach(): (id: string) => void {
  const editor = useEditor();
  const sections = useSections();
  return useCallback(
    (id) => {
      const before = editor.content.blocks;
      const { tree, first } = detachSection(before, id, sections);
      if (tree === before) return announce('This section no longer exists, so it can’t be detached.');
      editor.editBlocks(() => tree);
      editor.goTo(first);
      announce('Detached. It’s now part of this page only. Press Ctrl+Z to undo.');
      return tell('Detached. It’s now part of this page only.');
    },
    [editor, sections],
  );
}
