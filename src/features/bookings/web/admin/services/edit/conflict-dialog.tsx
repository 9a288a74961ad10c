import { Button, Group, Modal, Text } from '@mantine/core';
import type { ServiceWork } from '../use-service-draft.ts';

/** Somebody else saved the service meanwhile: nothing is lost unasked. */
export function ConflictDialog({ work: { theirs, save, load } }: { work: ServiceWork }) {
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={() => save.reset()}
      title="This service was changed somewhere else"
    >
      {theirs && (
        <>
          <Text mb="xs">Another window, or somebody else, saved it. Which one is to stay?</Text>
          <Text size="sm" c="dimmed">
            Saved is now “{theirs.label}”,{' '}
            {theirs.published ? 'which visitors can book' : 'which visitors do not see'}.
          </Text>
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => {
                load(theirs);
                save.reset();
              }}
            >
              Take what is saved
            </Button>
            <Button loading={save.isPending} onClick={() => save.mutate(theirs.version)}>
              Save yours over it
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
