import { Table, Title } from '@mantine/core';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import css from './calendar.module.css';
import { guestName } from './guest-name.ts';
import { titleOf } from './use-calendar-place.ts';
import { timeIn } from './when.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

interface Props {
  bookings: readonly CalendarEntry[];
  /** `2027-03-14` */
  date: string;
  timezone: string;
}

/** One day on paper; visible in print only. */
export const DaySheet = ({ bookings, date, timezone }: Props) => {
  const words = useMessages(calendarAdmin);
  return (
    <section className={css.sheet} aria-label={words.daySheet}>
      <Title order={2} size="h3" mb="md">
        {titleOf('day', date)}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.time}</Table.Th>
            <Table.Th>{words.name}</Table.Th>
            <Table.Th>{words.service}</Table.Th>
            <Table.Th>{words.arrived}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bookings.map(({ _id, start, end, name, people, label, status }) => (
            <Table.Tr key={_id}>
              <Table.Td>
                {timeIn(start, timezone)}–{timeIn(end, timezone)}
              </Table.Td>
              <Table.Td>{guestName({ name, people })}</Table.Td>
              <Table.Td>
                {label}
                {status === 'pending' && ` ${words.notConfirmedInBrackets}`}
                {status === 'held' && ` ${words.paymentInBrackets}`}
              </Table.Td>
              <Table.Td>☐</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {bookings.length === 0 && <p>{words.noBookingsOnThisDay}</p>}
    </section>
  );
};
