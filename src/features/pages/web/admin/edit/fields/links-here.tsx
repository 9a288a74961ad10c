import { type ReactNode, use, useMemo } from 'react';
import { LinkSourcesContext } from '../../../../../../lib/admin-ui/rich-text/link-choices.ts';
import { useEditor } from '../editor-context.ts';
import { placesIn } from './places-here.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

const fits = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** Adds the anchors of the page being edited to the link targets within. */
export function LinksHere({ children }: { children: ReactNode }) {
  const say = useMessages(pageEditAdmin);
  const editor = useEditor();
  const sources = use(LinkSourcesContext);
  const all = useMemo(
    () => [
      ...sources,
      {
        label: say.onThisPage,
        find: async (words: string) =>
          placesIn(editor.content.blocks).filter(({ label }) => fits(label, words)),
      },
    ],
    [sources, editor, say],
  );
  return <LinkSourcesContext value={all}>{children}</LinkSourcesContext>;
}
