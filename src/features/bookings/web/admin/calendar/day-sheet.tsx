import { Table, Title } from '@mantine/core';
import { namesLabel } from '../../../booking-labels.ts';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import css from './calendar.module.css';
import { titleOf } from './use-calendar-place.ts';
import { timeIn } from './when.ts';

interface Props {
  bookings: readonly CalendarEntry[];
  /** `2027-03-14` */
  date: string;
  timezone: string;
}

/** One day on paper; visible in print only. */
export const DaySheet = ({ bookings, date, timezone }: Props) => (
  <section className={css.sheet} aria-label="Day sheet">
    <Title order={2} size="h3" mb="md">
      {titleOf('day', date)}
    </Title>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Time</Table.Th>
          <Table.Th>Name</Table.Th>
          <Table.Th>Service</Table.Th>
          <Table.Th>Arrived</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bookings.map(({ _id, start, end, name, people, label, status }) => (
          <Table.Tr key={_id}>
            <Table.Td>
              {timeIn(start, timezone)}–{timeIn(end, timezone)}
            </Table.Td>
            <Table.Td>{namesLabel({ name, people })}</Table.Td>
            <Table.Td>
              {label}
              {status === 'pending' && ' (not confirmed)'}
              {status === 'held' && ' (payment in progress)'}
            </Table.Td>
            <Table.Td>☐</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    {bookings.length === 0 && <p>No bookings on this day.</p>}
  </section>
);
