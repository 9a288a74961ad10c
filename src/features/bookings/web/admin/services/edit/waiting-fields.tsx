import { ActionIcon, Button, Group, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FieldError, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';

const MOST_REMINDERS = 5;

/** Reminder emails, and the waiting list of a full start. */
export function WaitingFields({ now, change, errors }: FieldsProps) {
  const { reminders, waitingList } = now;
  return (
    <Section title="Reminders and waiting list">
      {reminders.map((minutes, at) => (
        <Group key={at} align="flex-end" gap="xs" wrap="nowrap">
          <SpanInput
            label={`Send reminder before (${at + 1})`}
            value={minutes}
            error={errors[`reminders.${at}`]}
            onChange={(next) => change({ reminders: reminders.with(at, next) })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`Remove reminder ${at + 1}`}
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
            Add email reminder
          </Button>
        </Group>
      )}
      <Switch
        label="Waiting list"
        description="People can join a waiting list when a time is full. When a place becomes available, it’s offered to the next person."
        checked={waitingList}
        onChange={({ currentTarget }) => change({ waitingList: currentTarget.checked })}
      />
      {waitingList && (
        <SpanInput
          label="Hold an available place for"
          description="After that, it’s offered to the next person."
          value={now.offerMinutes}
          error={errors['offerMinutes']}
          onChange={(offerMinutes) => change({ offerMinutes })}
        />
      )}
    </Section>
  );
}
