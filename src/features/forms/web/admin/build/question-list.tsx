import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Group, Text } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { FormField } from '../../../form-shapes.ts';
import css from '../forms.module.css';
import { AddQuestion } from './add-question.tsx';
import { QuestionCard } from './question-card.tsx';
import { copyField, moveRow, newField, type Questions, questionsOf, type Row, rowsOf } from './rows.ts';
import { StepRow } from './step-row.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  questions: Questions;
  /** Whether the form completes orders. */
  orders: boolean;
  /** By path: `content.2.label`. */
  errors: Readonly<Record<string, string>>;
  onChange: (questions: Questions, what?: string) => void;
}

const labelOf = (row: Row | undefined) => (row?.kind === 'field' ? row.field.label : (row?.title ?? ''));

/** The questions and steps of a form as rows that can be moved, added and opened. */
function useRows(questions: Questions, onChange: Props['onChange']) {
  const words = useMessages(formsAdmin);
  const [open, setOpen] = useState<string | null>(null);
  const rows = rowsOf(questions);
  const { content } = questions;
  const set = (next: readonly Row[], what?: string) => onChange(questionsOf(next), what);
  const move = (from: number, to: number) => {
    const next = moveRow(rows, from, to);
    if (next === rows) return;
    set(next);
    const place = questionsOf(next).content.findIndex(({ name }) => name === rows[from]?.id);
    announce(words.nowOf({ label: labelOf(rows[from]), place: place + 1, count: content.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over)
      move(
        rows.findIndex(({ id }) => id === active.id),
        rows.findIndex(({ id }) => id === over.id),
      );
  };
  const add = (field: FormField, at = rows.length) => {
    set(rows.toSpliced(at, 0, { kind: 'field', id: field.name, field }));
    setOpen(field.name);
  };
  const placed = (id: UniqueIdentifier) => {
    const index = rows.findIndex((row) => row.id === id);
    return { label: labelOf(rows[index]), place: index + 1, count: rows.length };
  };
  const accessibility = {
    screenReaderInstructions: { draggable: words.howToMove },
    announcements: {
      onDragStart: ({ active }) => words.pickedUp(placed(active.id)),
      onDragOver: ({ active, over }) =>
        over ? words.isAtPosition({ ...placed(over.id), label: placed(active.id).label }) : undefined,
      // `move` announces the new position.
      onDragEnd: () => undefined,
      onDragCancel: ({ active }) => words.movedBack(placed(active.id)),
    } satisfies Announcements,
  };
  return { rows, open, setOpen, set, move, dragging: { onDragEnd, accessibility }, add };
}

/** The questions of a form, moved by dragging, keys or buttons. */
export function QuestionList({ questions, orders, errors, onChange }: Props) {
  const words = useMessages(formsAdmin);
  const { rows, open, setOpen, set, move, dragging, add } = useRows(questions, onChange);
  const { content, steps } = questions;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} {...dragging}>
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={css.rows}>
            {rows.map((row, index) =>
              row.kind === 'step' ? (
                <StepRow
                  key={row.id}
                  row={row}
                  number={Number(row.id.slice(5)) + 1}
                  error={errors[`steps.${row.id.slice(5)}`]}
                  onTitle={(title) => set(rows.with(index, { ...row, title }), row.id)}
                  onRemove={() => set(rows.toSpliced(index, 1))}
                />
              ) : (
                <QuestionCard
                  key={row.id}
                  field={row.field}
                  before={content.slice(0, content.indexOf(row.field))}
                  open={open === row.id}
                  errors={errors}
                  path={`content.${content.indexOf(row.field)}`}
                  first={index === (steps.length > 0 ? 1 : 0)}
                  last={index === rows.length - 1}
                  onOpen={() => setOpen(open === row.id ? null : row.id)}
                  onChange={(field, what) =>
                    set(rows.with(index, { ...row, field }), what && `${row.id}.${what}`)
                  }
                  onMove={(by) => move(index, index + by)}
                  onCopy={() => add(copyField(row.field, content), index + 1)}
                  onRemove={() => {
                    set(rows.toSpliced(index, 1));
                    announce(words.removedUseUndoToRestore({ label: row.field.label }));
                  }}
                />
              ),
            )}
          </ol>
        </SortableContext>
      </DndContext>
      {content.length === 0 && (
        <Text c="dimmed" my="md">
          {words.noQuestionsYetAddYour}
        </Text>
      )}
      <Group mt="md" gap="xs">
        <AddQuestion orders={orders} onAdd={(type) => add(newField(type, content))} />
        <Button
          variant="default"
          leftSection={<IconListNumbers size={16} />}
          onClick={() =>
            onChange(
              steps.length === 0
                ? { content, steps: [words.firstStep, words.secondStep] }
                : { content, steps: [...steps, words.step({ number: steps.length + 1 })] },
            )
          }
          disabled={steps.length >= 10}
        >
          {steps.length === 0 ? words.splitIntoSteps : words.addStep}
        </Button>
      </Group>
    </>
  );
}
