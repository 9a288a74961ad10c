import { Extension, textblockTypeInputRule } from '@tiptap/core';
import { type Editor, EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { registerOverlayPortal } from '@puckeditor/core';
import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { RichText } from '../../../../../../lib/content/rich-text.ts';
import { findBlock, replaceProps } from '../../../../../../lib/content/block-tree.ts';
import { richTextExtensions } from '../../../../../../lib/admin-ui/rich-text/rich-text-extensions.ts';
import { RichTextContent } from '../../../../../../lib/ui/rich-text-view.tsx';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../../edit/editor-context.ts';
import { indexOf } from '../block-index.ts';
import { type PropPath, richTextPathOf, withValue } from '../prop-path.ts';
import { noteSlash, slashKey, useSlash } from '../menus/slash-state.ts';
import { positionOf } from './text-caret.ts';
import { mergeBack, mergeForward } from './text-flow.ts';
import { useTextKeys } from './text-keys.ts';
import { useTyping } from './typing-state.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** The block of a view. */
export const CanvasBlockId = createContext<string | null>(null);

const same = (a: PropPath, b: PropPath) =>
  a.length === b.length && a.every((step, index) => step === b[index]);

/** “# ” starts a heading too, at the highest level allowed in text within a page. */
const extensions = [
  ...richTextExtensions,
  Extension.create({
    name: 'firstLevel',
    addInputRules() {
      const type = this.editor.schema.nodes['heading'];
      return type
        ? [textblockTypeInputRule({ find: /^#\s$/, type, getAttributes: () => ({ level: 2 }) })]
        : [];
    },
  }),
];

interface Props {
  document: RichText;
  className: string;
}

/** Rich text on the canvas: as visitors see it, until it is edited. */
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

const isAtStart = ({ state }: Editor) =>
  state.selection.empty && state.selection.from <= positionOf(state.doc, 'start');
const isAtEnd = ({ state }: Editor) =>
  state.selection.empty && state.selection.to >= positionOf(state.doc, 'end');
/** In the first or last visual line. */
const isOnEdge = (editor: Editor, side: 'up' | 'down') => {
  const { state, view } = editor;
  const line = side === 'up' ? positionOf(state.doc, 'start') : positionOf(state.doc, 'end');
  return (
    state.selection.empty &&
    state.selection.$from.sameParent(state.doc.resolve(line)) &&
    view.endOfTextblock(side)
  );
};

/** The keys of a text that have a meaning for the page around it. */
function usePageKeys(
  id: string,
  self: RefObject<Editor | null>,
  place: RefObject<HTMLElement | null>,
): RefObject<(event: KeyboardEvent) => boolean> {
  const page = useEditor();
  const keys = useTextKeys();
  const onKey = (event: KeyboardEvent): boolean => {
    const editor = self.current;
    if (!editor || event.isComposing) return false;
    if (slashKey(event)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { blocks } = page.content;
    const go = (flow: ReturnType<typeof mergeBack>) => {
      if (flow) keys.flow(flow);
      return flow !== null;
    };
    const step = (by: -1 | 1) => place.current !== null && keys.step(place.current, by);
    if (event.key === 'Escape') return (keys.leave(), true);
    if (event.shiftKey) return false;
    const isPlain = editor.state.doc.firstChild?.type.name === 'paragraph';
    switch (event.key) {
      case 'Backspace':
        return isAtStart(editor) && isPlain && go(mergeBack(blocks, id));
      case 'Delete':
        return isAtEnd(editor) && go(mergeForward(blocks, id));
      case 'ArrowLeft':
        return isAtStart(editor) && step(-1);
      case 'ArrowRight':
        return isAtEnd(editor) && step(1);
      case 'ArrowUp':
        return isOnEdge(editor, 'up') && step(-1);
      case 'ArrowDown':
        return isOnEdge(editor, 'down') && step(1);
      default:
        return false;
    }
  };
  const latestKey = useRef(onKey);
  useLayoutEffect(() => {
    latestKey.current = onKey;
  });
  return latestKey;
}

function Typed({ id, path, document, className }: Props & { id: string; path: PropPath }) {
  const words = useMessages(canvasAdmin);
  const page = useEditor();
  const keys = useTextKeys();
  const place = useRef<HTMLDivElement>(null);
  const emitted = useRef<unknown>(document);
  const self = useRef<Editor | null>(null);
  const latestKey = usePageKeys(id, self, place);
  const editor = useTiptap({
    extensions,
    content: document,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words.text, class: className },
      handleKeyDown: (_view, event) => latestKey.current(event),
      handlePaste: (_view, event) => keys.paste(event, self.current, id),
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
    onTransaction: ({ editor: current }) => noteSlash(current, id),
  });
  useLayoutEffect(() => {
    self.current = editor;
    const spot = useTyping.getState().at?.spot ?? 'end';
    useTyping.setState({ editor, plain: null });
    const { doc } = editor.state;
    if (spot === 'all')
      editor.commands.setTextSelection({ from: positionOf(doc, 'start'), to: positionOf(doc, 'end') });
    else editor.commands.setTextSelection(positionOf(doc, spot));
    editor.view.focus();
    return () => {
      useSlash.setState({ open: null });
      if (useTyping.getState().editor === editor) useTyping.setState({ editor: null });
    };
  }, [editor]);
  // An undo arrives from outside.
  useEffect(() => {
    if (document === emitted.current || !editor) return;
    emitted.current = document;
    const { from } = editor.state.selection;
    editor.commands.setContent(document, { emitUpdate: false });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, document]);
  useEffect(() => registerOverlayPortal(place.current, { disableDrag: true }), []);
  return (
    <div ref={place} className="canvas-typed">
      <EditorContent editor={editor} />
    </div>
  );
}
