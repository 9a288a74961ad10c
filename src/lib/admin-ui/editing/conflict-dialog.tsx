import { Button, Group, Modal, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Conflict } from './use-editing.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props<Stored> {
  /** What was changed: “This product was”, “These settings were”. */
  subject: string;
  conflict: Conflict<Stored>;
  size?: string | undefined;
  /** The differences. */
  children?: ((theirs: Stored) => ReactNode) | undefined;
}

/** Shown when another person saved the same record meanwhile: the user chooses, and nothing is lost without a question. */
export function ConflictDialog<Stored>({ subject, conflict, size, children }: Props<Stored>) {
  const words = useMessages(adminUi);
  const { theirs, keepMine, keepTheirs, decideLater } = conflict;
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={decideLater}
      title={words.changedInAnotherTab({ subject })}
      {...(size && { size })}
    >
      {theirs !== undefined && (
        <>
          <Text mb="md">{words.youOrSomeoneElseSaved}</Text>
          {children?.(theirs)}
          <Group justify="flex-end" mt="sm" py="sm" bg="var(--mantine-color-body)" pos="sticky" bottom={0}>
            <Button variant="default" onClick={keepTheirs}>
              {words.keepTheirs}
            </Button>
            <Button onClick={keepMine}>{words.keepMine}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

/** Both versions, side by side where there is room. */
export const BothVersions = ({ mine, theirs }: { mine: ReactNode; theirs: ReactNode }) => {
  const words = useMessages(adminUi);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Version title={words.yourUnsavedVersion}>{mine}</Version>
      <Version title={words.savedVersion}>{theirs}</Version>
    </SimpleGrid>
  );
};

const Version = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} style={{ minWidth: 0 }}>
    <Text fw={600} mb={4}>
      {title}
    </Text>
    {children}
  </section>
);
