import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import css from '../services.module.css';
import { longDate } from './day-names.ts';
import { HoursRow } from './hours-row.tsx';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const today = () => new Date().toISOString().slice(0, 10);

type Values = FieldsProps['now'];

interface HolidayProps {
  number: number;
  holiday: Values['closed'][number];
  error: string | undefined;
  onChange: (holiday: Values['closed'][number]) => void;
  onRemove: () => void;
}

function Holiday({ number, holiday: { from, to }, error, onChange, onRemove }: HolidayProps) {
  const words = useMessages(servicesAdmin);
  return (
    <div role="group" aria-label={words.holiday({ number })}>
      <Group gap={6} align="flex-end">
        <TextInput
          type="date"
          className={css.date ?? ''}
          label={words.closedFrom}
          value={from}
          onChange={({ currentTarget: { value } }) => onChange({ from: value, to: to < value ? value : to })}
        />
        <TextInput
          type="date"
          className={css.date ?? ''}
          label={words.untilInclusive}
          min={from}
          value={to}
          onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={words.removeHoliday({ number })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <FieldError>{error}</FieldError>
    </div>
  );
}

interface SpecialDayProps {
  number: number;
  day: Values['exceptions'][number];
  errorAt: (field: string) => string | undefined;
  onChange: (day: Values['exceptions'][number]) => void;
  onRemove: () => void;
}

function SpecialDay({ number, day: { date, hours }, errorAt, onChange, onRemove }: SpecialDayProps) {
  const words = useMessages(servicesAdmin);
  return (
    <Stack gap={4} role="group" aria-label={words.specialHours({ number })}>
      <Group gap={6} align="flex-end">
        <TextInput
          type="date"
          className={css.date ?? ''}
          label={words.specialHoursOn}
          value={date}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value, hours })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={words.removeSpecialHours({ number })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <HoursRow
        of={longDate(date)}
        hours={hours}
        errorAt={(row) => errorAt(`hours.${row}`)}
        onChange={(next) => onChange({ date, hours: next })}
      />
      <FieldError>{errorAt('date')}</FieldError>
    </Stack>
  );
}

/** Days that differ from the week: holidays, and days with their own hours. */
export function ExceptionFields({ now: { closed, exceptions }, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  return (
    <Section title={words.holidaysAndSpecialHours} says={words.theseOverrideTheWeeklyHours}>
      {closed.map((holiday, at) => (
        <Holiday
          key={at}
          number={at + 1}
          holiday={holiday}
          error={errorWithin(errors, `closed.${at}`)}
          onChange={(next) => change({ closed: closed.with(at, next) })}
          onRemove={() => change({ closed: closed.toSpliced(at, 1) })}
        />
      ))}
      {exceptions.map((day, at) => (
        <SpecialDay
          key={at}
          number={at + 1}
          day={day}
          errorAt={(field) => errorWithin(errors, `exceptions.${at}.${field}`)}
          onChange={(next) => change({ exceptions: exceptions.with(at, next) })}
          onRemove={() => change({ exceptions: exceptions.toSpliced(at, 1) })}
        />
      ))}
      {closed.length + exceptions.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noHolidaysOrSpecialHours}
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => change({ closed: [...closed, { from: today(), to: today() }] })}
        >
          {words.addHoliday}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            change({
              exceptions: [...exceptions, { date: today(), hours: [{ from: '10:00', to: '14:00' }] }],
            })
          }
        >
          {words.addSpecialHours}
        </Button>
      </Group>
    </Section>
  );
}
