import { Alert, Badge, Button, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconChecks, IconLanguage } from '@tabler/icons-react';
import type { TranslationText } from '../../../translations-contract.ts';
import { countOf } from './machine-calls.ts';
import type { MachineWork } from './use-machine.ts';
import type { TranslationWork } from './use-translation.ts';

/** Marks a text that nobody has checked. */
export const MachineBadge = () => (
  <Badge variant="light" color="violet" tt="none">
    Machine translation – not checked yet
  </Badge>
);

/** Buttons for all texts of a page or record. */
export function MachineActions({
  texts,
  work,
  machine,
}: {
  texts: readonly TranslationText[];
  work: TranslationWork;
  machine: MachineWork;
}) {
  const isOpen = texts.some((text) => text.text === null || text.was !== null);
  // One that is outdated has to be read beside its new original.
  const unchecked = texts.filter((text) => work.isMachine(text) && text.was === null);
  return (
    <>
      {machine.name !== null && isOpen && (
        <Button
          variant="default"
          leftSection={<IconLanguage size={16} aria-hidden />}
          loading={machine.busy === 'all'}
          disabled={machine.busy !== null}
          onClick={() => machine.translate()}
        >
          Translate with {machine.name}
        </Button>
      )}
      {unchecked.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={() => unchecked.forEach((text) => work.keep(text))}
        >
          Mark all as checked
        </Button>
      )}
    </>
  );
}

/** What the service left out, and why. */
export function MachineFailures({ failures, dismiss }: Pick<MachineWork, 'failures' | 'dismiss'>) {
  if (failures.length === 0) return null;
  return (
    <Alert
      color="orange"
      title={`${countOf(failures.length, 'text')} left as ${failures.length === 1 ? 'it is' : 'they are'}`}
      role="status"
      mb="md"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={dismiss}
    >
      <List size="sm">
        {failures.map(({ key, label, problem }) => (
          <List.Item key={key} className="admin-words">
            {label}: {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Asks before visitors see what nobody has checked. */
export function confirmUnchecked(count: number, onConfirm: () => void): void {
  if (count === 0) return onConfirm();
  modals.openConfirmModal({
    title: `Publish ${countOf(count, 'unchecked machine translation')}?`,
    children: (
      <Text size="sm">
        {count === 1 ? 'One text was' : `${count.toLocaleString('en')} texts were`} translated by a machine,
        and nobody has checked {count === 1 ? 'it' : 'them'} yet. Visitors see what you publish at once.
      </Text>
    ),
    labels: { confirm: 'Publish translation', cancel: 'Cancel' },
    onConfirm,
  });
}
