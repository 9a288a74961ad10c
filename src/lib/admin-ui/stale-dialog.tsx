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
      title={`This ${noun} was changed somewhere else`}
      {...(size && { size })}
    >
      {theirs && (
        <>
          <Text mb="md">Another window, or somebody else, saved it. Which one is to stay?</Text>
          {children}
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
