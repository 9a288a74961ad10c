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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import css from '../products.module.css';

const instructions = {
  draggable:
    'To move a product, press Space or Enter, use the arrow keys to choose its position, then press Space or Enter again. Press Escape to cancel.',
};

interface PlacedProps {
  id: string;
  name: string;
  /** It can't be moved. */
  fixed: boolean;
  onRemove: () => void;
}

function Placed({ id, name, fixed, onRemove }: PlacedProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  });
  return (
    <Group
      component="li"
      ref={setNodeRef}
      wrap="nowrap"
      gap="xs"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!fixed && (
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size={36}
          className={css.handle}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
      )}
      <Text className="admin-words" flex={1}>
        {name}
      </Text>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

interface Props {
  products: readonly string[];
  /** The owner can't set the order. */
  fixed?: boolean;
  nameOf: (id: string) => string;
  onChange: (products: string[]) => void;
}

/** The products of a collection, sortable by drag or keys. */
export function PlacedProducts({ products, fixed = false, nameOf, onChange }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: unknown) => `${products.indexOf(String(id)) + 1} of ${products.length}`;
  type End = { active: { id: unknown }; over: { id: unknown } | null };
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      `Picked up ${nameOf(String(active.id))}, position ${place(active.id)}.`,
    onDragOver: ({ active, over }: End) =>
      over ? `${nameOf(String(active.id))} is at position ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }: End) =>
      over ? `${nameOf(String(active.id))} moved to position ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) =>
      `${nameOf(String(active.id))} moved back to position ${place(active.id)}.`,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = products.indexOf(String(active.id));
    const to = over ? products.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...products], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...products]} strategy={verticalListSortingStrategy}>
        <Stack component="ol" gap={4} p={0} m={0} className={css.plain}>
          {products.map((id) => (
            <Placed
              key={id}
              id={id}
              name={nameOf(id)}
              fixed={fixed}
              onRemove={() => onChange(products.filter((each) => each !== id))}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
