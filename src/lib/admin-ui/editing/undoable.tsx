import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messagesNow } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

export const UNDO_TIME = 10_000;

interface Undoable {
  /** “Page “Visit” deleted”. */
  says: string;
  undo: () => void;
  /** Makes the change final; without it, the change is already made and undo reverses it. */
  commit?: () => void | Promise<void>;
}

const waiting = new Set<() => Promise<void>>();

/** Makes all pending changes final, because the window is closing or another change depends on them. */
export const commitAll = async (): Promise<void> => {
  await Promise.all([...waiting].map((final) => final()));
};

/** Reports a deletion, with “Undo” for ten seconds. */
export function offerUndo({ says, undo, commit }: Undoable): void {
  const words = messagesNow(adminUi);
  let open = true;
  const settle = async (way?: () => void | Promise<void>): Promise<void> => {
    if (!open) return;
    open = false;
    waiting.delete(final);
    clearTimeout(timer);
    notifications.hide(id);
    await way?.();
  };
  const final = () => settle(commit);
  const timer = setTimeout(() => void final(), UNDO_TIME);
  if (commit) waiting.add(final);
  const id = notifications.show({
    autoClose: false,
    // Closing the message means “I have read it”, not “undo”.
    onClose: () => void final(),
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" lineClamp={2}>
          {says}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void settle(undo)}
          style={{ flexShrink: 0 }}
        >
          {words.undo}
        </Button>
      </Group>
    ),
  });
}
