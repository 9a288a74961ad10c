import {
  DndContext,
  DragOverlay,
  type Modifier,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Paper, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { LibraryFile } from '../../../contract.ts';
import css from './library.module.css';
import type { Selection } from './selection.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Pixels that a mouse moves before it drags, so that a press stays a press. */
const DRAG = 8;
/** The dragged item hangs at the pointer, wherever it was grabbed. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!draggingNodeRect || !(activatorEvent instanceof MouseEvent)) return transform;
  const { clientX, clientY } = activatorEvent;
  const { left, top } = draggingNodeRect;
  return { ...transform, x: transform.x + clientX - left + DRAG, y: transform.y + clientY - top + DRAG };
};

/** Only a mouse drags; by keyboard and for screen readers, files are moved in a dialog, which says what it did. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface Props {
  files: readonly LibraryFile[];
  selection: Selection;
  onMove: (files: readonly LibraryFile[], folder: string) => void;
  children: ReactNode;
}

/** Lets files be dragged into folders: the selected ones together. */
export function FileDragging({ files, selection, onMove, children }: Props) {
  const words = useMessages(filesAdmin);
  const [dragged, setDragged] = useState<readonly LibraryFile[]>([]);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: DRAG } }));
  const draggedWith = (id: string) =>
    files.filter(({ _id }) => (selection.chosen.has(id) ? selection.chosen.has(_id) : _id === id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => setDragged(draggedWith(String(active.id)))}
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        const to: unknown = over?.data.current?.['folder'];
        const moved = dragged.filter((file) => file.folder !== to);
        if (typeof to === 'string' && moved.length > 0) onMove(moved, to);
        setDragged([]);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]}>
        {dragged.length > 0 && (
          <Paper withBorder shadow="md" px="sm" py={6} className={css.dragged ?? ''}>
            <Text size="sm">
              {dragged.length === 1 ? dragged[0]?.name : words.fileCount({ count: dragged.length })}
            </Text>
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
}
