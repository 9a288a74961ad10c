import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import css from '../services.module.css';
import { longDate } from './day-names.ts';
import { HoursRow } from './hours-row.tsx';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';

const today = () => new Date().toISOString().slice(0, 10);

/** Days that differ from the week: holidays, and days with their own hours. */
export function ExceptionFields({ now: { closed, exceptions }, change, errors }: FieldsProps) {
  return (
    <Section title="Holidays and special hours" says="These override the weekly hours.">
      {closed.map(({ from, to }, at) => (
        <div key={at} role="group" aria-label={`Holiday ${at + 1}`}>
          <Group gap={6} align="flex-end">
            <TextInput
              type="date"
              className={css.date ?? ''}
              label="Closed from"
              value={from}
              onChange={({ currentTarget: { value } }) =>
                change({ closed: closed.with(at, { from: value, to: to < value ? value : to }) })
              }
            />
            <TextInput
              type="date"
              className={css.date ?? ''}
              label="Until (inclusive)"
              min={from}
              value={to}
              onChange={({ currentTarget }) =>
                change({ closed: closed.with(at, { from, to: currentTarget.value }) })
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove holiday ${at + 1}`}
              onClick={() => change({ closed: closed.toSpliced(at, 1) })}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
          <FieldError>{errorWithin(errors, `closed.${at}`)}</FieldError>
        </div>
      ))}
      {exceptions.map(({ date, hours }, at) => (
        <Stack key={at} gap={4} role="group" aria-label={`Special hours ${at + 1}`}>
          <Group gap={6} align="flex-end">
            <TextInput
              type="date"
              className={css.date ?? ''}
              label="Special hours on"
              value={date}
              onChange={({ currentTarget }) =>
                change({ exceptions: exceptions.with(at, { date: currentTarget.value, hours }) })
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove special hours ${at + 1}`}
              onClick={() => change({ exceptions: exceptions.toSpliced(at, 1) })}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
          <HoursRow
            of={longDate(date)}
            hours={hours}
            errorAt={(row) => errorWithin(errors, `exceptions.${at}.hours.${row}`)}
            onChange={(next) => change({ exceptions: exceptions.with(at, { date, hours: next }) })}
          />
          <FieldError>{errors[`exceptions.${at}.date`]}</FieldError>
        </Stack>
      ))}
      {closed.length + exceptions.length === 0 && (
        <Text size="sm" c="dimmed">
          No holidays or special hours yet.
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => change({ closed: [...closed, { from: today(), to: today() }] })}
        >
          Add holiday
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
          Add special hours
        </Button>
      </Group>
    </Section>
  );
}
