import { Group, Input } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { type JSONContent, useEditor } from '@tiptap/react';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { pageNonce } from '../../../../../lib/admin-ui/nonce.ts';
import type { Placeholder } from '../../../mail-kind.ts';
import { ContextPanel } from './context-panel.tsx';
import css from './edit.module.css';
import { BlockMenu, PlaceholderMenu } from './insert-menu.tsx';
import { bodyExtensions, subjectExtensions } from './mail-nodes.ts';

interface Props {
  label: string;
  description?: string;
  error?: string | undefined;
  known: readonly Placeholder[];
  /** Initial content only; other content needs another `key`. */
  content: JSONContent;
  onChange: (doc: JSONContent) => void;
  /** Colours of the site, for the text. */
  colours?: CSSProperties | undefined;
  /** One line without formatting. */
  oneLine?: boolean;
}

/** An editor for email text, with placeholders as chips. */
export function MailTextField({
  label,
  description,
  error,
  known,
  content,
  onChange,
  colours,
  oneLine = false,
}: Props) {
  const id = useId();
  const emit = useRef(onChange);
  useEffect(() => {
    emit.current = onChange;
  });
  const [extensions] = useState(() => (oneLine ? subjectExtensions(known) : bodyExtensions(known)));
  const editor = useEditor({
    extensions,
    content,
    injectNonce: pageNonce(),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!oneLine),
        'aria-labelledby': `${id}-label`,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
      },
    },
    onUpdate: ({ editor: current }) => emit.current(current.getJSON()),
  });
  const texts = known.filter(({ type }) => type === 'text' || !oneLine);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error && error.split('\n').map((line) => <div key={line}>{line}</div>)}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <RichTextEditor
        editor={editor as unknown as RichTextEditorProps['editor']}
        variant="subtle"
        mt={4}
        className={oneLine ? css.line : css.words}
        {...(colours ? { style: colours } : {})}
      >
        <RichTextEditor.Toolbar>
          {!oneLine && (
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.H2 />
              <RichTextEditor.BulletList />
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
          )}
          <Group gap={6}>
            <PlaceholderMenu editor={editor} known={texts} />
            {!oneLine && <BlockMenu editor={editor} known={known} />}
          </Group>
        </RichTextEditor.Toolbar>
        {!oneLine && <ContextPanel editor={editor} known={known} />}
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
