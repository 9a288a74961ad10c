import { Input } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { pageNonce } from '../nonce.ts';
import type { RichText } from '../../content/rich-text.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { richTextLabels } from './rich-text-labels.ts';
import { RichTextLink } from './rich-text-link.tsx';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: RichText | undefined;
  onChange: (value: unknown) => void;
}

export function RichTextField({ label, description, error, value, onChange }: Props) {
  const id = useId();
  const emitted = useRef<unknown>(value);
  const emit = useRef(onChange);
  useEffect(() => {
    emit.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value ?? '',
    injectNonce: pageNonce(),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    },
    onUpdate: ({ editor: current }) => {
      emitted.current = current.getJSON();
      emit.current(emitted.current);
    },
  });

  // Undo, restore and the other version arrive from outside.
  useEffect(() => {
    if (value === emitted.current || !editor) return;
    emitted.current = value;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <RichTextEditor
        editor={editor as unknown as RichTextEditorProps['editor']}
        labels={richTextLabels()}
        variant="subtle"
        mt={4}
      >
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.Code />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextLink editor={editor} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
