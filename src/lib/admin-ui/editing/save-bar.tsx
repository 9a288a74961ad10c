import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  /** Shown from the first change on. */
  shown: boolean;
  saving: boolean;
  /** What saving does: “Visitors see this at once.” */
  says: string;
  onSave: () => void;
  onDiscard: () => void;
  /** Another way to save, before the usual one. */
  more?: ReactNode;
  /** Why saving failed. */
  children?: ReactNode;
}

/** Stays in view at the bottom while there are unsaved changes. */
export function SaveBar({ shown, saving, says, onSave, onDiscard, more, children }: Props) {
  const words = useMessages(adminUi);
  if (!shown) return null;
  return (
    <Paper
      withBorder
      shadow="md"
      className="admin-save-bar"
      data-bottom-bar
      role="region"
      aria-label={words.unsavedChanges}
    >
      {children}
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 12rem' }}>
          {says}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onDiscard} disabled={saving}>
            {words.discard}
          </Button>
          {more}
          <Button onClick={onSave} loading={saving}>
            {words.saveChanges}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
