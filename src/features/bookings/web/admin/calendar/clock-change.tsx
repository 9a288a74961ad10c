import { Alert, Group, NativeSelect, Select, Table, Text } from '@mantine/core';
import { IconCalendarPlus, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Service } from '../../../service-shapes.ts';
import { zoneName } from '../../../booking-labels.ts';
import { dateAt } from '../../../wall-clock.ts';
import { servicesQuery } from '../booking-calls.ts';
import { longDate } from '../services/edit/day-names.ts';
import { type ClockChange as Change, nextChange, startsAround } from './clock-changes.ts';
import { timeIn } from './when.ts';

const elsewhere = ['America/New_York', 'Asia/Kolkata', 'Europe/London'];

function Sentence({ change }: { change: Change | null }) {
  return (
    <Alert icon={<IconClock />} mb="md">
      {change
        ? `On ${longDate(dateAt(change.at, change.timezone))} the clocks in ${zoneName(change.timezone)} go ${
            change.forward ? 'forward' : 'back'
          } from ${change.from} to ${change.to}. Your weekly hours stay the same in your local time.`
        : 'No clock changes in these time zones. Showing the next two weeks.'}
    </Alert>
  );
}

/** “Tue 30 March 08:00”, with the day only if it differs from the site's. */
function seen(start: number, timezone: string, date: string): string {
  const time = timeIn(new Date(start).toISOString(), timezone);
  if (dateAt(start, timezone) === date) return time;
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, weekday: 'short' }).format(start);
  return `${day} ${time}`;
}

function Weeks({ service, zones, around }: { service: Service; zones: string[]; around: number }) {
  const days = startsAround(service, around);
  if (days.length === 0)
    return <Text c="dimmed">This service has no available times in these two weeks.</Text>;
  return (
    <Table aria-label="Times in visitors’ time zones" verticalSpacing={4} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          {zones.map((zone) => (
            <Table.Th key={zone} scope="col" className="admin-words">
              {zoneName(zone)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {days.map(({ date, starts }) => (
        <Table.Tbody key={date}>
          {/* A row for the day: as a column it would leave phones no room for three zones. */}
          <Table.Tr>
            <Table.Th colSpan={zones.length} scope="rowgroup">
              {longDate(date)}
            </Table.Th>
          </Table.Tr>
          {starts.map((start) => (
            <Table.Tr key={start}>
              {zones.map((zone) => (
                <Table.Td key={zone}>{seen(start, zone, date)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

function Preview({ services }: { services: readonly [Service, ...Service[]] }) {
  const [id, setId] = useState(services[0]._id);
  const service = services.find(({ _id }) => _id === id) ?? services[0];
  const [others, setOthers] = useState(() =>
    elsewhere.filter((zone) => zone !== service.timezone).slice(0, 2),
  );
  const zones = [service.timezone, ...others];
  // The site's zone first: if it never changes its clocks, the visitors' ones.
  const [now] = useState(Date.now);
  const change = nextChange([service.timezone], now) ?? nextChange(others, now);
  return (
    <>
      <Group align="flex-end" mb="md" gap="sm">
        <NativeSelect
          label="Service"
          value={id}
          data={services.map(({ _id, label }) => ({ value: _id, label }))}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
        {others.map((zone, at) => (
          <Select
            key={at}
            label={at === 0 ? 'Visitor’s time zone' : 'Second visitor’s time zone'}
            searchable
            allowDeselect={false}
            data={[zone, ...Intl.supportedValuesOf('timeZone').filter((each) => !zones.includes(each))]}
            limit={50}
            value={zone}
            onChange={(next) => next && setOthers(others.with(at, next))}
          />
        ))}
      </Group>
      <Sentence change={change} />
      <Weeks service={service} zones={zones} around={change?.at ?? now + 7 * 86_400_000} />
    </>
  );
}

/** The two weeks around the next clock change, as visitors in three zones will see them. */
export function ClockChange() {
  const { data, error, refetch } = useQuery(servicesQuery);
  const [first, ...rest] = data ?? [];
  return (
    <>
      <PageHeader
        title="Clock changes"
        lead="Preview how visitors in other time zones see your times around the next clock change."
        back={{ to: '/admin/calendar', label: 'Calendar' }}
      />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {first && <Preview services={[first, ...rest]} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCalendarPlus size={28} />}
          title="No services yet"
          says="Add a service to see how its times look in other time zones."
        />
      )}
    </>
  );
}
