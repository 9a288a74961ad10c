// Loaded as a file: what Puck writes by itself would fetch a font from elsewhere.
import '@puckeditor/core/no-external.css';
import { Puck } from '@puckeditor/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { allowOwnStyles } from '../../../../../lib/admin-ui/nonce.ts';
import { RichTextPlace } from '../../../../../lib/ui/rich-text-view.tsx';
import { useBlockKindList, useBlockKinds } from '../edit/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { usePicks } from '../edit/picks.ts';
import { BlockPicker } from './block-picker.tsx';
import css from './canvas.module.css';
import { FrameDocument } from './frame-document.tsx';
import { InlineRichText, useTyping } from './inline-rich-text.tsx';
import { dataOf, puckConfig } from './puck-config.ts';
import { movedBlock } from './moved-block.ts';
import { PuckSync } from './puck-sync.tsx';
import { useQuietDragging } from './quiet-dragging.ts';
import { SiteFrameContext, useFramePage } from './site-frame-context.ts';
import { siteFrameQuery } from './site-frame.ts';
import { applySkeleton, type Bone, sameSkeleton, skeletonOf } from './skeleton.ts';
import { Stage } from './stage.tsx';
import { useCarriedPlace } from '../views/carried-place.ts';
import type { BlockWorkState } from './use-block-work.ts';
import { useFrameEvents } from './use-frame-events.ts';
import { WordsToolbar } from './words-toolbar.tsx';

const iframe = { enabled: true, waitForStyles: false, syncHostStyles: import.meta.env.DEV };
const dnd = { disableAutoScroll: false, behavior: 'static' as const };
const typedInPlace = (props: Parameters<typeof InlineRichText>[0]) => <InlineRichText {...props} />;

/** Deleting and copying are the editor's own, which say what they did and can be undone. */
const permissions = { delete: false, duplicate: false };
/** From here on only what is near the window is drawn. */
const LONG = 40;

const nothing = () => <span hidden />;
const plainly = ({ children }: { children: ReactNode }) => <>{children}</>;

function FrameEvents({ work }: { work: BlockWorkState }) {
  const { onKeyDown, onClipboard, openMenu: onMenu } = work;
  const { page } = useFramePage();
  const handlers = useMemo(() => ({ onKeyDown, onClipboard, onMenu }), [onKeyDown, onClipboard, onMenu]);
  useFrameEvents(page, useEditor(), useBlockKinds(), handlers);
  useCarriedPlace(page, 'canvas');
  return null;
}

interface Props {
  work: BlockWorkState;
  /** Left of the page: the picker, or the structure as well. */
  beside: (picker: ReactNode) => ReactNode;
  fields: ReactNode;
  withTree: boolean;
}

/** The page as it will look, to be arranged and written on. Puck moves blocks; the page's own tree says what they are. */
export function Canvas({ work, beside, fields, withTree }: Props) {
  allowOwnStyles(document);
  useQuietDragging();
  const editor = useEditor();
  const kinds = useBlockKinds();
  const list = useBlockKindList();
  const { _id } = useEditorState((state) => state.page);
  const isLong = useEditorState(({ history }) => history.present.blocks.length > LONG);
  const frame = useQuery(siteFrameQuery(_id));
  const picks = usePicks();
  const config = useMemo(() => puckConfig(list, picks), [list, picks]);
  const [data] = useState(() => dataOf(skeletonOf(editor.content.blocks, kinds)));
  const isTyping = useTyping((state) => state.editor !== null);
  const [long] = useState(isLong);
  const overrides = useMemo(
    () => ({
      iframe: FrameDocument,
      actionBar: nothing,
      drawerItem: plainly,
    }),
    [],
  );
  const onChange = useCallback(
    ({ content }: { content: unknown }) => {
      const bones = content as Bone[];
      if (sameSkeleton(bones, skeletonOf(editor.content.blocks, kinds), kinds)) return;
      const before = editor.content.blocks;
      editor.editBlocks((blocks) => applySkeleton(blocks, bones, kinds));
      const dropped = movedBlock(before, editor.content.blocks);
      if (dropped !== null) work.commands.announceMove(dropped);
    },
    [editor, kinds, work.commands],
  );

  if (frame.error) return <LoadError error={frame.error} onRetry={() => void frame.refetch()} />;
  if (!frame.data) return <ListSkeleton rows={8} />;
  return (
    <SiteFrameContext value={frame.data}>
      <RichTextPlace value={typedInPlace}>
        <Puck
          config={config}
          data={data}
          iframe={iframe}
          dnd={dnd}
          permissions={permissions}
          overrides={overrides}
          onChange={onChange}
          _experimentalVirtualization={long}
        >
          <PuckSync />
          <div className={css.canvas} data-tree={withTree || undefined}>
            <div className={css.beside}>{beside(<BlockPicker />)}</div>
            <Stage toolbar={isTyping ? <WordsToolbar /> : null} />
            <div className={css.fields}>{fields}</div>
          </div>
          <FrameEvents work={work} />
        </Puck>
      </RichTextPlace>
    </SiteFrameContext>
  );
}
