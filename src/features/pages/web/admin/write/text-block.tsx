import { ActionIcon, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { memo, use, useEffect, useRef } from 'react';
import { takeTyping } from '../../../../../lib/admin-ui/rich-text/type-ahead.ts';
import { pageNonce } from '../../../../../lib/admin-ui/nonce.ts';
import { richTextExtensions } from '../../../../../lib/admin-ui/rich-text/rich-text-extensions.ts';
import { findBlock, replaceProps } from '../../../../../lib/content/block-tree.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import type { CardProps } from '../edit/blocks/block-stack.tsx';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { OpenMenuContext } from '../edit/open-menu-context.ts';
import css from './write.module.css';
import { WritingContext } from './write-context.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

/** Without any text, and without a list or a quote that has been started. */
const isBlankText = ({ content }: RichText): boolean =>
  content.length === 0 ||
  (content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content?.length);

/** The empty line with the cursor, by its place; null if there is text or a selection. */
function emptyLine({ state: { selection } }: Editor): number | null {
  const { $from, empty } = selection;
  const isPlain = $from.depth === 1 && $from.parent.type.name === 'paragraph';
  return empty && isPlain && $from.parent.content.size === 0 ? $from.index(0) : null;
}

/** Opens the menu of a text. */
function ActionsButton({ id }: { id: string }) {
  const words = useMessages(viewsAdmin);
  const openMenu = use(OpenMenuContext);
  return (
    <ActionIcon
      className={css.actions ?? ''}
      size="lg"
      aria-label={words.actionsForText}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        openMenu(id, { x: left, y: bottom });
      }}
    >
      <IconDots size={18} />
    </ActionIcon>
  );
}

/** A text of the page, written in place. `/` on an empty line asks for another block there. */
export const TextBlock = memo(function TextBlock({ block }: CardProps) {
  const words = useMessages(viewsAdmin);
  const { id, text } = block.props;
  const page = useEditor();
  const { setActive, onSlash } = use(WritingContext);
  const isWanted = useEditorState(({ focus }) => focus === id);
  const error = useEditorState(({ blockErrors }) => Object.values(blockErrors.get(id) ?? {})[0]);
  const isBlank = isBlankText(text as RichText);
  const emitted = useRef<unknown>(text);
  const self = useRef<Editor | null>(null);
  const editor = useTiptap({
    extensions: richTextExtensions,
    content: text as object,
    injectNonce: pageNonce(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.text,
        class: css.text ?? '',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== '/' || event.isComposing || !self.current) return false;
        const line = emptyLine(self.current);
        if (line === null) return false;
        event.preventDefault();
        onSlash({ id, line });
        return true;
      },
    },
    onFocus: ({ editor: current }) => setActive(current),
    onUpdate: ({ editor: current }) => {
      const next: unknown = current.getJSON();
      emitted.current = next;
      page.editBlocks((blocks) => {
        const found = findBlock(blocks, id)?.block;
        return found ? replaceProps(blocks, id, { ...found.props, text: next }) : blocks;
      }, `${id}.text`);
    },
  });
  useEffect(() => {
    self.current = editor;
    return () => setActive((now) => (now === editor ? null : now));
  }, [editor, setActive]);
  // Undo, restore and the other version arrive from outside.
  useEffect(() => {
    if (text === emitted.current || !editor) return;
    emitted.current = text;
    editor.commands.setContent(text as object, { emitUpdate: false });
  }, [editor, text]);
  useEffect(() => {
    if (!isWanted || !editor) return;
    editor.commands.focus('end');
    for (const [at, line] of takeTyping().entries()) {
      if (at > 0) editor.commands.splitBlock();
      if (line !== '') editor.commands.insertContent({ type: 'text', text: line });
    }
    page.goTo(null);
  }, [isWanted, editor, page]);
  return (
    <li className={css.part} data-block={id}>
      <div data-hint={isBlank ? words.writeYourText : undefined}>
        <EditorContent editor={editor} />
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <ActionsButton id={id} />
    </li>
  );
});
