import { Button, Group } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { RichTextLink } from '../../../../../lib/admin-ui/rich-text-link.tsx';
import { stopTyping, useTyping } from './inline-rich-text.tsx';

/** Above the canvas while words are typed in place. */
export function WordsToolbar() {
  const editor = useTyping((state) => state.editor);
  if (!editor) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <RichTextEditor editor={editor as unknown as RichTextEditorProps['editor']} variant="subtle" bd={0}>
        <RichTextEditor.Toolbar p={0} bd={0} bg="transparent">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextLink editor={editor} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      </RichTextEditor>
      <Button size="compact-sm" variant="default" onClick={stopTyping}>
        Done
      </Button>
    </Group>
  );
}
