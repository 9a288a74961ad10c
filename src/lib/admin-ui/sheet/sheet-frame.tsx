import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../ui/sentences.ts';
import { SaveBar } from '../editing/save-bar.tsx';
import { UnsavedGuard } from '../editing/unsaved-guard.tsx';
import { PageHeader } from '../page-header.tsx';
import { messagesNow, useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  back: { to: string; label: string };
  /** How many rows are changed, and how many cells of them have an error. */
  changed: number;
  wrong: number;
  /** Absent without a step. */
  undo: (() => unknown) | undefined;
  saving: boolean;
  /** Why saving failed. */
  error: Error | null;
  /** What saving does. */
  says: string;
  /** Called only if there are changes, all of them valid. */
  onSave: () => void;
  onDiscard: () => void;
  /** Another way to save. */
  more?: ReactNode;
  /** Which rows the table shows; hidden while there are changes. */
  filters: ReactNode;
  /** Actions on selected rows. */
  actions?: ReactNode;
  children: ReactNode;
}

/** How much was changed, or what prevents saving. */
function statusOf(changed: number, wrong: number): string {
  const words = messagesNow(adminUi);
  if (wrong > 0) return words.cellsNeedAttention({ count: wrong, number: String(wrong) });
  return changed > 0 ? words.rowsChanged({ count: changed, number: String(changed) }) : '';
}

/** The screen around a `SheetTable`, with undo and saving, by keyboard too. */
export function SheetFrame(props: Props) {
  const words = useMessages(adminUi);
  const { back, changed, wrong, undo, error, says, onSave, filters, actions, children, ...bar } = props;
  const save = () => {
    if (changed > 0 && wrong === 0) onSave();
  };
  useHotkeys(
    [
      ['mod+S', save],
      ['mod+Z', () => undo?.()],
    ],
    [],
    true,
  );
  return (
    <>
      <PageHeader title={words.bulkEdit} lead={words.selectACellAndType} back={back} />
      {changed === 0 && filters}
      <Group mb="sm" gap="xs">
        {actions}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={!undo}
          onClick={() => undo?.()}
        >
          {words.undo}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {statusOf(changed, wrong)}
        </Text>
      </Group>
      {error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" mb="md">
          {sentenceOf(error)}
        </Alert>
      )}
      {children}
      <SaveBar
        {...bar}
        shown={changed > 0}
        says={wrong > 0 ? words.fixTheMarkedCellsTo : says}
        onSave={save}
      />
      <UnsavedGuard unsaved={changed > 0} />
    </>
  );
}
