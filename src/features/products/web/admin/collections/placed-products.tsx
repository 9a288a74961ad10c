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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

interface PlacedProps {
  id: string;
  name: string;
  /** It can't be moved. */
  fixed: boolean;
  onRemove: () => void;
}

function Placed({ id, name, fixed, onRemove }: PlacedProps) {
  const words = useMessages(productsAdmin);
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
          aria-label={words.move({ name })}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
      )}
      <Text className="admin-words" flex={1}>
        {name}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={words.remove({ name })}
        onClick={onRemove}
      >
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
  const words = useMessages(productsAdmin);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: unknown) =>
    words.placeOf({ value: products.indexOf(String(id)) + 1, length: products.length });
  type End = { active: { id: unknown }; over: { id: unknown } | null };
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      words.pickedUpPosition({ nameOf: nameOf(String(active.id)), place: place(active.id) }),
    onDragOver: ({ active, over }: End) =>
      over ? words.isAtPosition({ nameOf: nameOf(String(active.id)), place: place(over.id) }) : undefined,
    onDragEnd: ({ active, over }: End) =>
      over ? words.movedToPosition({ nameOf: nameOf(String(active.id)), place: place(over.id) }) : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) =>
      words.movedBackToPosition({ nameOf: nameOf(String(active.id)), place: place(active.id) }),
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.toMoveAProductPress } }}
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
