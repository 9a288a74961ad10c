import { ActionIcon, Button, Group, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FieldError, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const MOST_REMINDERS = 5;

/** Reminder emails, and the waiting list of a full start. */
export function WaitingFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { reminders, waitingList } = now;
  return (
    <Section title={words.remindersAndWaitingList}>
      {reminders.map((minutes, at) => (
        <Group key={at} align="flex-end" gap="xs" wrap="nowrap">
          <SpanInput
            label={words.sendReminderBefore({ number: at + 1 })}
            value={minutes}
            error={errors[`reminders.${at}`]}
            onChange={(next) => change({ reminders: reminders.with(at, next) })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={words.removeReminder({ number: at + 1 })}
            onClick={() => change({ reminders: reminders.toSpliced(at, 1) })}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
      <FieldError>{errors['reminders']}</FieldError>
      {reminders.length < MOST_REMINDERS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => change({ reminders: [...reminders, 24 * 60] })}
          >
            {words.addEmailReminder}
          </Button>
        </Group>
      )}
      <Switch
        label={words.waitingList}
        description={words.peopleCanJoinAWaiting}
        checked={waitingList}
        onChange={({ currentTarget }) => change({ waitingList: currentTarget.checked })}
      />
      {waitingList && (
        <SpanInput
          label={words.holdAnAvailablePlaceFor}
          description={words.afterThatItsOfferedTo}
          value={now.offerMinutes}
          error={errors['offerMinutes']}
          onChange={(offerMinutes) => change({ offerMinutes })}
        />
      )}
    </Section>
  );
}
