import { Alert, Button, Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { sentenceOf } from '../../ui/sentences.ts';

/** Replaces a list or screen that failed to load. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert color="red" icon={<IconPlugConnectedX />} title="This couldn’t be loaded">
      {sentenceOf(error)}
      <Group mt="sm">
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
