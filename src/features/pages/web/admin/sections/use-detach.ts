import { useCallback } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useEditor } from '../edit/editor-context.ts';
import { detachSection } from './place-section.ts';
import { useSections } from './section-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** Turns a reusable section on this page into ordinary blocks; the section itself stays. */
export function useDetach(): (id: string) => void {
  const words = useMessages(sectionsAdmin);
  const editor = useEditor();
  const sections = useSections();
  return useCallback(
    (id) => {
      const before = editor.content.blocks;
      const { tree, first } = detachSection(before, id, sections);
      if (tree === before) return announce(words.thisSectionNoLongerExists);
      editor.editBlocks(() => tree);
      editor.goTo(first);
      announce(words.detachedUndo);
      return tell(words.detached);
    },
    [editor, sections, words],
  );
}
