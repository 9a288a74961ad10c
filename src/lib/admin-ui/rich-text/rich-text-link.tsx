import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Links the selected text, or the text of the link at the cursor; without either, the target's name becomes the text. */
export function RichTextLink({ editor }: { editor: Editor | null }) {
  const say = useMessages(adminUi);
  const [choosing, setChoosing] = useState(false);
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => !!current && !current.isDestroyed && current.isActive('link'),
  });
  useEffect(() => {
    const words = editor?.view.dom;
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
        setChoosing(true);
    };
    words?.addEventListener('keydown', onKey);
    return () => words?.removeEventListener('keydown', onKey);
  }, [editor]);
  const choose = (href: string, label: string) => {
    if (!editor) return;
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href, target: null }).run();
    editor.view.focus();
  };
  return (
    <>
      <RichTextEditor.Control
        aria-label={say.link}
        title={say.linkCtrlK}
        aria-haspopup="dialog"
        active={isActive ?? false}
        onClick={() => setChoosing(true)}
      >
        <IconLink size={16} aria-hidden />
      </RichTextEditor.Control>
      {choosing && (
        <LinkDialog
          value={String(editor?.getAttributes('link')['href'] ?? '')}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
