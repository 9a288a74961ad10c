import { Alert, Badge, Button, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconChecks, IconLanguage } from '@tabler/icons-react';
import type { TranslationText } from '../../../translations-contract.ts';
import type { MachineWork } from './use-machine.ts';
import type { TranslationWork } from './use-translation.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

/** Marks a text that nobody has checked. */
export const MachineBadge = () => {
  const words = useMessages(translationsAdmin);
  return (
    <Badge variant="light" color="violet" tt="none">
      {words.machineTranslationNotCheckedYet}
    </Badge>
  );
};

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
  const words = useMessages(translationsAdmin);
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
          {words.translateWith({ name: machine.name })}
        </Button>
      )}
      {unchecked.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={() => unchecked.forEach((text) => work.keep(text))}
        >
          {words.markAllAsChecked}
        </Button>
      )}
    </>
  );
}

/** What the service left out, and why. */
export function MachineFailures({ failures, dismiss }: Pick<MachineWork, 'failures' | 'dismiss'>) {
  const words = useMessages(translationsAdmin);
  if (failures.length === 0) return null;
  return (
    <Alert
      color="orange"
      title={words.leftAsTheyAre({ count: failures.length })}
      role="status"
      mb="md"
      withCloseButton
      closeButtonLabel={words.dismiss}
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
  const words = messagesNow(translationsAdmin);
  if (count === 0) return onConfirm();
  modals.openConfirmModal({
    title: words.publishUnchecked({ count }),
    children: <Text size="sm">{words.nobodyHasChecked({ count })}</Text>,
    labels: { confirm: words.publishTranslation, cancel: words.cancel },
    onConfirm,
  });
}
