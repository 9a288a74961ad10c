import { Text } from '@mantine/core';
import { StaleDialog } from '../../../../../../lib/admin-ui/dialogs/stale-dialog.tsx';
import type { ServiceWork } from '../use-service-draft.ts';

/** Another person saved the service meanwhile: nothing is lost without a question. */
export function ConflictDialog({ work }: { work: ServiceWork }) {
  const { theirs } = work;
  return (
    <StaleDialog noun="service" work={work}>
      {theirs && (
        <Text size="sm" c="dimmed">
          Saved is now “{theirs.label}”,{' '}
          {theirs.published ? 'which visitors can book' : 'which is hidden from visitors'}.
        </Text>
      )}
    </StaleDialog>
  );
}
