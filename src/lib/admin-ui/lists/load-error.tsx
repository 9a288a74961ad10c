import { Alert, Button, Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { sentenceOf } from '../../ui/sentences.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Replaces a list or screen that failed to load. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMessages(adminUi);
  return (
    <Alert color="red" icon={<IconPlugConnectedX />} title={words.thisCouldntBeLoaded}>
      {sentenceOf(error)}
      <Group mt="sm">
        <Button size="xs" variant="default" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}
