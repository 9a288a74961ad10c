import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import css from '../forms.module.css';
import type { Row } from './rows.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  row: Extract<Row, { kind: 'step' }>;
  number: number;
  error: string | undefined;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

/** The title of a step; questions can be dropped below it. */
export function StepRow({ row, number, error, onTitle, onRemove }: Props) {
  const words = useMessages(formsAdmin);
  const { setNodeRef } = useSortable({ id: row.id, disabled: { draggable: true } });
  return (
    <li ref={setNodeRef} className={css.stepRow}>
      <TextInput
        label={words.step({ number })}
        value={row.title}
        error={error}
        maxLength={80}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <Tooltip label={words.removeStepQuestionsAreKept}>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          aria-label={words.removeStep({ number })}
          onClick={onRemove}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
