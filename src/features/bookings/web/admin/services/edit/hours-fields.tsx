import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import type { Hours } from '../service-draft.ts';
import css from '../services.module.css';
import { dayNames } from './day-names.ts';
import { HoursRow } from './hours-row.tsx';
import { FieldError, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function CopyMenu({ of, onCopy }: { of: number; onCopy: (days: number[]) => void }) {
  const words = useMessages(servicesAdmin);
  const names = dayNames();
  const name = names[of - 1] ?? '';
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={words.copyHoursFrom({ name })}>
          <IconCopy size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.copyTo({ name })}</Menu.Label>
        <Menu.Item onClick={() => onCopy(everyDay)}>{words.everyDay}</Menu.Item>
        <Menu.Item onClick={() => onCopy([1, 2, 3, 4, 5])}>{words.mondayToFriday}</Menu.Item>
        <Menu.Item onClick={() => onCopy([6, 7])}>{words.weekend}</Menu.Item>
        <Menu.Divider />
        {names.map((day, at) =>
          at + 1 === of ? null : (
            <Menu.Item key={day} onClick={() => onCopy([at + 1])}>
              {day}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Weekly hours, in local time. */
export function HoursFields({ now: { hours }, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const timezone = useWebsite().data?.timezone;
  const of = (day: number) => hours.filter((each) => each.day === day);
  const put = (days: readonly number[], open: readonly Hours[]) =>
    change({
      hours: everyDay.flatMap((day) =>
        days.includes(day) ? open.map(({ from, to }) => ({ day, from, to })) : of(day),
      ),
    });
  // Rows are numbered through the week, as in the request.
  const numbers = new Map<number, number>();
  let count = 0;
  for (const day of everyDay) {
    numbers.set(day, count);
    count += of(day).length;
  }
  const errorAt = (day: number, at: number) => {
    const number = (numbers.get(day) ?? 0) + at;
    return errors[`hours.${number}`] ?? errors[`hours.${number}.from`] ?? errors[`hours.${number}.to`];
  };
  return (
    <Section
      title={words.weeklyHours}
      says={timezone ? words.timesAreInTimeZone({ timezone }) : words.timesAreInYourSites}
    >
      <div>
        {dayNames().map((name, index) => {
          const day = index + 1;
          return (
            <div key={name} className={css.day} role="group" aria-label={name}>
              <Text fw={550} mt={6}>
                {name}
              </Text>
              <HoursRow
                of={name}
                hours={of(day)}
                errorAt={(at) => errorAt(day, at)}
                onChange={(open) => put([day], open)}
              />
              <CopyMenu of={day} onCopy={(days) => put(days, of(day))} />
            </div>
          );
        })}
      </div>
      <FieldError>{errors['hours']}</FieldError>
    </Section>
  );
}
