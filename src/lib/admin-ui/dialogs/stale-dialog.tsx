import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface StaleWork<T> {
  /** What another person saved meanwhile; undefined while there is no conflict. */
  theirs: T | undefined;
  load: (stored: T) => void;
  save: { isPending: boolean; reset: () => void; mutate: (version: number) => void };
}

interface Props<T> {
  /** The noun in “This … was changed somewhere else”. */
  noun: string;
  work: StaleWork<T>;
  size?: string;
  /** The differences. */
  children: ReactNode;
}

/** Shown when another person saved the same record meanwhile: the user chooses, and nothing is lost without a question. */
export function StaleDialog<T extends { version: number }>({
  noun,
  work: { theirs, load, save },
  size,
  children,
}: Props<T>) {
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={() => save.reset()}
      title={`This ${noun} was changed in another tab`}
      {...(size && { size })}
    >
      {theirs && (
        <>
          <Text mb="md">You or someone else saved a newer version. Keep yours, or keep theirs?</Text>
          {children}
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => {
                load(theirs);
                save.reset();
              }}
            >
              Keep theirs
            </Button>
            <Button loading={save.isPending} onClick={() => save.mutate(theirs.version)}>
              Keep mine
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
