import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface StaleWork<T> {
  /** What somebody else has saved meanwhile; undefined while there is no conflict. */
  theirs: T | undefined;
  load: (stored: T) => void;
  save: { isPending: boolean; reset: () => void; mutate: (version: number) => void };
}

interface Props<T> {
  /** What it is, as in “This … was changed somewhere else”. */
  noun: string;
  work: StaleWork<T>;
  size?: string;
  /** What differs. */
  children: ReactNode;
}

/** Somebody else saved the same thing meanwhile: its owner chooses, and nothing is lost unasked. */
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
