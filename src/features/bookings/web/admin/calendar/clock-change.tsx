import { Alert, Group, NativeSelect, Select, Table, Text } from '@mantine/core';
import { IconCalendarPlus, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Service } from '../../../service-shapes.ts';
import { zoneName, zonesByCity } from '../../../../../lib/time-zones/admin-zones.ts';
import { dateAt } from '../../../wall-clock.ts';
import { servicesQuery } from '../booking-calls.ts';
import { longDate } from '../services/edit/day-names.ts';
import { type ClockChange as Change, nextChange, startsAround } from './clock-changes.ts';
import { timeIn } from './when.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

const elsewhere = ['America/New_York', 'Asia/Kolkata', 'Europe/London'];

function Sentence({ change }: { change: Change | null }) {
  const words = useMessages(calendarAdmin);
  return (
    <Alert icon={<IconClock />} mb="md">
      {change
        ? words[change.forward ? 'clocksGoForward' : 'clocksGoBack']({
            date: longDate(dateAt(change.at, change.timezone)),
            place: zoneName(change.timezone),
            from: change.from,
            to: change.to,
          })
        : words.noClockChangesInThese}
    </Alert>
  );
}

/** “Tue 30 March 08:00”, with the day only if it differs from the site's. */
function seen(start: number, timezone: string, date: string): string {
  const time = timeIn(new Date(start).toISOString(), timezone);
  if (dateAt(start, timezone) === date) return time;
  const day = new Intl.DateTimeFormat(adminLocale(), { timeZone: timezone, weekday: 'short' }).format(start);
  return `${day} ${time}`;
}

function Weeks({ service, zones, around }: { service: Service; zones: string[]; around: number }) {
  const words = useMessages(calendarAdmin);
  const days = startsAround(service, around);
  if (days.length === 0) return <Text c="dimmed">{words.thisServiceHasNoAvailable}</Text>;
  return (
    <Table aria-label={words.timesInVisitorsTimeZones} verticalSpacing={4} layout="fixed">
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
  const words = useMessages(calendarAdmin);
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
          label={words.service}
          value={id}
          data={services.map(({ _id, label }) => ({ value: _id, label }))}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
        {others.map((zone, at) => (
          <Select
            key={at}
            label={at === 0 ? words.visitorsTimeZone : words.secondVisitorsTimeZone}
            searchable
            allowDeselect={false}
            data={zonesByCity(zone).filter(({ value }) => value === zone || !zones.includes(value))}
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
  const words = useMessages(calendarAdmin);
  const { data, error, refetch } = useQuery(servicesQuery);
  const [first, ...rest] = data ?? [];
  return (
    <>
      <PageHeader
        title={words.clockChanges}
        lead={words.previewHowVisitorsInOther}
        back={{ to: '/admin/calendar', label: words.calendar }}
      />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {first && <Preview services={[first, ...rest]} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCalendarPlus size={28} />}
          title={words.noServicesYet}
          says={words.addAServiceToSee}
        />
      )}
    </>
  );
}
