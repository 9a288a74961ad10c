import { type Editor, EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { registerOverlayPortal } from '@puckeditor/core';
import { createContext, use, useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { RichText } from '../../../../../lib/rich-text.ts';
import { findBlock, replaceProps } from '../../../../../lib/block-tree.ts';
import { RichTextContent } from '../../../../../lib/ui/rich-text-view.tsx';
import { useBlockKinds } from '../edit/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { richTextExtensions } from '../../../../../lib/admin-ui/rich-text-extensions.ts';
import { indexOf } from './block-index.ts';
import { type PropPath, richTextPathOf, withValue } from './prop-path.ts';

/** The block that a view is drawn for. */
export const CanvasBlockId = createContext<string | null>(null);

interface Typing {
  /** Which rich text is typed into, and its editor, whose toolbar stands above the canvas. */
  at: { id: string; path: PropPath } | null;
  editor: Editor | null;
}
export const useTyping = create<Typing>(() => ({ at: null, editor: null }));
export const stopTyping = (): void => useTyping.setState({ at: null, editor: null });

const same = (a: PropPath, b: PropPath) =>
  a.length === b.length && a.every((step, index) => step === b[index]);

interface Props {
  document: RichText;
  className: string;
}

/** Rich text on the canvas: as visitors see it, until it is typed into. */
export function InlineRichText({ document, className }: Props) {
  const id = use(CanvasBlockId);
  const kinds = useBlockKinds();
  const block = useEditorState(({ history }) => indexOf(history.present.blocks).byId.get(id ?? ''));
  const fields = kinds.get(block?.type ?? '')?.fields;
  const path = block && fields ? richTextPathOf(fields, block, document) : null;
  const isTyped = useTyping(({ at }) => at !== null && path !== null && at.id === id && same(at.path, path));
  if (isTyped && id && path) return <Typed id={id} path={path} document={document} className={className} />;
  return (
    <div className={className} data-rich-text={path ? JSON.stringify(path) : undefined}>
      <RichTextContent document={document} />
    </div>
  );
}

function Typed({ id, path, document, className }: Props & { id: string; path: PropPath }) {
  const page = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const emitted = useRef<unknown>(document);
  const editor = useTiptap({
    extensions: richTextExtensions,
    content: document,
    injectCSS: false,
    autofocus: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Words', class: className },
    },
    onUpdate: ({ editor: current }) => {
      const next: unknown = current.getJSON();
      emitted.current = next;
      page.editBlocks(
        (blocks) => {
          const block = findBlock(blocks, id)?.block;
          return block ? replaceProps(blocks, id, withValue(block.props, path, next)) : blocks;
        },
        `${id}.${path.join('.')}`,
      );
    },
  });
  useEffect(() => {
    useTyping.setState({ editor });
    return () => useTyping.setState({ editor: null });
  }, [editor]);
  // An undo comes from outside.
  useEffect(() => {
    if (document === emitted.current || !editor) return;
    emitted.current = document;
    editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, document]);
  useEffect(() => registerOverlayPortal(place.current, { disableDrag: true }), []);
  return (
    <div ref={place} className="canvas-typed">
      <EditorContent editor={editor} />
    </div>
  );
}
