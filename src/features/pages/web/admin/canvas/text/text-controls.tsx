import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { RichTextLink } from '../../../../../../lib/admin-ui/rich-text/rich-text-link.tsx';
import { richTextLabels } from '../../../../../../lib/admin-ui/rich-text/rich-text-labels.ts';
import css from '../layer.module.css';

/** Formatting controls for the rich text that has the caret. */
export function TextControls({ editor }: { editor: Editor }) {
  return (
    <RichTextEditor
      editor={editor as unknown as RichTextEditorProps['editor']}
      labels={richTextLabels()}
      variant="subtle"
      bd={0}
      bg="transparent"
      className={css.words ?? ''}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextLink editor={editor} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor>
  );
}
