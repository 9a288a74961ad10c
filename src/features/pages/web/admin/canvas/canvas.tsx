// Loaded as a file: the style that Puck injects by default would fetch a font from another site.
import '@puckeditor/core/no-external.css';
import { createUsePuck, Puck } from '@puckeditor/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { allowOwnStyles } from '../../../../../lib/admin-ui/nonce.ts';
import { RichTextPlace } from '../../../../../lib/ui/rich-text-view.tsx';
import { useBlockKindList, useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { usePicks } from '../edit/blocks/picks.ts';
import { BlockPicker } from './menus/block-picker.tsx';
import css from './canvas.module.css';
import { FrameDocument } from './frame/frame-document.tsx';
import { InlineRichText } from './text/inline-rich-text.tsx';
import { dataOf, puckConfig } from './puck/puck-config.ts';
import { movedBlock } from './puck/moved-block.ts';
import { Panel } from './panel.tsx';
import { PuckSync } from './puck/puck-sync.tsx';
import { useDropNames } from './puck/drop-names.ts';
import { dragByLongPress, useDragVibration } from './puck/long-press.ts';
import { dragQuietly } from './puck/quiet-dragging.ts';
import { SiteFrameContext, useFramePage } from './frame/site-frame-context.ts';
import { siteFrameQuery } from './frame/site-frame.ts';
import { applySkeleton, type Bone, sameSkeleton, skeletonOf } from './skeleton.ts';
import { Stage } from './stage.tsx';
import { TextToolsContext, type TextTools, useTextTools } from './text/text-keys.ts';
import { useCarriedPlace } from '../views/carried-place.ts';
import type { BlockWorkState } from './use-block-work.ts';
import { useFrameEvents } from './frame/use-frame-events.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

dragQuietly();
dragByLongPress();

const iframe = { enabled: true, waitForStyles: false, syncHostStyles: import.meta.env.DEV };
const dnd = { disableAutoScroll: false, behavior: 'static' as const };
const typedInPlace = (props: Parameters<typeof InlineRichText>[0]) => <InlineRichText {...props} />;

/** The editor has its own delete and copy, which report what they did and can be undone. */
const permissions = { delete: false, duplicate: false };
/** From this number of blocks on, only those near the window are rendered. */
const LONG = 40;

const nothing = () => <span hidden />;
const plainly = ({ children }: { children: ReactNode }) => <>{children}</>;

interface FrameEventsProps {
  work: BlockWorkState;
  tools: TextTools;
  onSettings: () => void;
}

function FrameEvents({ work, tools, onSettings: onOpen }: FrameEventsProps) {
  const { onKeyDown, onClipboard, openMenu: onMenu } = work;
  const { page } = useFramePage();
  const handlers = useMemo(
    () => ({ onKeyDown, onClipboard, onMenu, onOpen }),
    [onKeyDown, onClipboard, onMenu, onOpen],
  );
  useFrameEvents(page, tools, handlers);
  useDropNames(page);
  useDragVibration(page);
  useCarriedPlace(page, 'canvas');
  return null;
}

const usePuckState = createUsePuck();

type LayoutProps = Pick<Props, 'beside' | 'fields' | 'withTree'> & { children: ReactNode };

/** The page, with its panels beside or above it. */
function Layout({ beside, fields, withTree, children }: LayoutProps) {
  const words = useMessages(canvasAdmin);
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  return (
    <div className={css.canvas}>
      <Panel name="left" title={words.blocks} isDragging={isDragging} fixed={withTree}>
        {beside(<BlockPicker />)}
      </Panel>
      {children}
      <Panel name="right" title={words.settings} isDragging={isDragging} fixed={withTree}>
        {fields}
      </Panel>
    </div>
  );
}

interface Props {
  work: BlockWorkState;
  /** Left of the page: the block picker, or the structure as well. */
  beside: (picker: ReactNode) => ReactNode;
  fields: ReactNode;
  withTree: boolean;
  isNarrow: boolean;
  onSettings: () => void;
}

/** The page as it will look, for arranging and editing. Puck moves blocks; the page's own tree defines them. */
export function Canvas({ work, beside, fields, withTree, isNarrow, onSettings }: Props) {
  allowOwnStyles(document);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const list = useBlockKindList();
  const { _id } = useEditorState((state) => state.page);
  const isLong = useEditorState(({ history }) => history.present.blocks.length > LONG);
  const frame = useQuery(siteFrameQuery(_id));
  const picks = usePicks();
  const config = useMemo(() => puckConfig(list, picks), [list, picks]);
  const [data] = useState(() => dataOf(skeletonOf(editor.content.blocks, kinds)));
  const tools = useTextTools(editor, kinds, work.paste);
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
      <TextToolsContext value={tools}>
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
            <Layout {...{ beside, fields, withTree }}>
              <Stage work={work} onSettings={onSettings} isNarrow={isNarrow} isFixed={withTree} />
            </Layout>
            <FrameEvents work={work} tools={tools} onSettings={onSettings} />
          </Puck>
        </RichTextPlace>
      </TextToolsContext>
    </SiteFrameContext>
  );
}
