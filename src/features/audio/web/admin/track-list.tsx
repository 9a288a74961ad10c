import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { OwnTrack } from '../../contract.ts';
import type { Selection } from '../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../lib/admin-ui/preferences.ts';
import css from './audio.module.css';
import { TrackRow } from './track-row.tsx';
import { useListen } from './use-listen.ts';
import type { TrackActions } from './use-track-actions.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';

interface Props {
  tracks: OwnTrack[];
  actions: TrackActions;
  list: UsedList;
  selection: Selection<OwnTrack>;
  /** False where the order is not that of the playlist. */
  canMove: boolean;
  onEdit: (id: string) => void;
}

/** The tracks in playing order. */
export function TrackList({ tracks, actions, list, selection, canMove, onEdit }: Props) {
  const words = useMessages(audioAdmin);
  const listening = useListen();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = tracks.map(({ _id }) => _id);
  const place = (id: unknown) => ({ place: ids.indexOf(String(id)) + 1, count: ids.length });
  const name = (id: unknown) => tracks.find(({ _id }) => _id === id)?.header ?? words.theTrack;
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      words.pickedUp({ name: name(active.id), ...place(active.id) }),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? words.isAtPosition({ name: name(active.id), ...place(over.id) }) : undefined,
    // The list itself announces the new position.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) =>
      words.movedBack({ name: name(active.id), ...place(active.id) }),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    const track = tracks[from];
    if (track && to >= 0 && to !== from) void actions.place(arrayMove(tracks, from, to), track);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.howToMove } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={css.list} data-compact={list.compact || undefined}>
          {tracks.map((track) => (
            <TrackRow
              key={track._id}
              track={track}
              {...{ listening, list, selection, canMove }}
              onEdit={() => onEdit(track._id)}
              onRemove={() => actions.remove([track])}
              onExamine={() => actions.examine(track._id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
