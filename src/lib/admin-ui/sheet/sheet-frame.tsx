import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../ui/sentences.ts';
import { SaveBar } from '../editing/save-bar.tsx';
import { UnsavedGuard } from '../editing/unsaved-guard.tsx';
import { PageHeader } from '../page-header.tsx';

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
  if (wrong > 0) return `${wrong === 1 ? '1 cell needs' : `${wrong} cells need`} your attention.`;
  return changed > 0 ? `${changed === 1 ? '1 row' : `${changed} rows`} changed.` : '';
}

/** The screen around a `SheetTable`, with undo and saving, by keyboard too. */
export function SheetFrame(props: Props) {
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
      <PageHeader
        title="Bulk edit"
        lead="Select a cell and type. Use Enter and the arrow keys to move, or paste a column from a spreadsheet."
        back={back}
      />
      {changed === 0 && filters}
      <Group mb="sm" gap="xs">
        {actions}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={!undo}
          onClick={() => undo?.()}
        >
          Undo
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
        says={wrong > 0 ? 'Fix the marked cells to save.' : says}
        onSave={save}
      />
      <UnsavedGuard unsaved={changed > 0} />
    </>
  );
}
