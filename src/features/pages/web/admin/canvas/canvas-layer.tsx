import { createUsePuck } from '@puckeditor/core';
import type { Place } from '../../../../../lib/content/block-tree.ts';
import { CommentMarks } from '../comments/comment-marks.tsx';
import { PresenceMarks } from '../presence/presence-marks.tsx';
import { useEditorState } from '../edit/editor-context.ts';
import { BlockToolbar } from './menus/block-toolbar.tsx';
import { useBlockBox } from './block-box.ts';
import { ColumnHandles } from './menus/column-handles.tsx';
import { InsertButtons } from './menus/insert-buttons.tsx';
import css from './layer.module.css';
import { SpaceHandles } from './menus/space-handles.tsx';
import { SlashMenu } from './menus/slash-menu.tsx';
import type { BlockWorkState } from './use-block-work.ts';

const usePuckState = createUsePuck();

/** The width in pixels from which handles don't cover what they are beside. */
const ROOM_FOR_HANDLES = 600;

interface Props {
  work: BlockWorkState;
  room: { width: number; height: number };
  scale: number;
  isNarrow: boolean;
  onSettings: () => void;
}

/** Overlays on the page in the editor: the selected block's toolbar, the insert buttons, and the slash menu. */
export function CanvasLayer({ work, room, scale, isNarrow, onSettings }: Props) {
  const selected = useEditorState((state) => state.selected);
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const box = useBlockBox(selected);
  const hasHandles = !isNarrow || room.width >= ROOM_FOR_HANDLES;
  return (
    <div className={css.layer} data-dragging={isDragging || undefined}>
      <PresenceMarks room={room} scale={scale} />
      <CommentMarks room={room} scale={scale} />
      {!isNarrow && (
        <InsertButtons room={room} scale={scale} onInsert={(place: Place) => work.setAdding(place)} />
      )}
      {box && <BlockToolbar {...{ work, box, room, scale, onSettings }} key={selected} isDocked={isNarrow} />}
      {hasHandles && <ColumnHandles key={`columns-${selected}`} box={box} scale={scale} />}
      {hasHandles && (
        <SpaceHandles key={`space-${selected}`} box={box} scale={scale} shown={room.width / scale} />
      )}
      <SlashMenu room={room} scale={scale} />
    </div>
  );
}
