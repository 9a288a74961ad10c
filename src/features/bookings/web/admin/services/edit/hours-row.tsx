import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Hours } from '../service-draft.ts';
import css from '../services.module.css';
import { FieldError } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

interface Props {
  /** “Monday”, for screen readers. */
  of: string;
  hours: readonly Hours[];
  /** The error of one row, and of all. */
  errorAt: (at: number) => string | undefined;
  onChange: (hours: Hours[]) => void;
}

const next = (hours: readonly Hours[]): Hours => {
  const last = hours.at(-1);
  return last ? { from: last.to, to: '22:00' } : { from: '09:00', to: '17:00' };
};

/** The opening hours of one day: none, one range, or several. */
export function HoursRow({ of, hours, errorAt, onChange }: Props) {
  const words = useMessages(servicesAdmin);
  return (
    <Stack gap={6}>
      {hours.length === 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          {words.closed}
        </Text>
      )}
      {hours.map(({ from, to }, at) => (
        <div key={at}>
          <Group gap={6} wrap="nowrap">
            <TextInput
              type="time"
              className={css.time ?? ''}
              aria-label={
                at > 0 ? words.dayFromNumbered({ day: of, number: at + 1 }) : words.dayFrom({ day: of })
              }
              value={from}
              error={errorAt(at) !== undefined}
              onChange={({ currentTarget }) => onChange(hours.with(at, { from: currentTarget.value, to }))}
            />
            <Text aria-hidden>–</Text>
            <TextInput
              type="time"
              className={css.time ?? ''}
              aria-label={
                at > 0 ? words.dayToNumbered({ day: of, number: at + 1 }) : words.dayTo({ day: of })
              }
              value={to}
              error={errorAt(at) !== undefined}
              onChange={({ currentTarget }) => onChange(hours.with(at, { from, to: currentTarget.value }))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={words.removeHours({ from, to, day: of })}
              onClick={() => onChange(hours.toSpliced(at, 1))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
          <FieldError>{errorAt(at)}</FieldError>
        </div>
      ))}
      <Group gap={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          aria-label={hours.length === 0 ? words.openOn({ day: of }) : words.addHoursOn({ day: of })}
          onClick={() => onChange([...hours, next(hours)])}
        >
          {hours.length === 0 ? words.open : words.addHours}
        </Button>
      </Group>
    </Stack>
  );
}
