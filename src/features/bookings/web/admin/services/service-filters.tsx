import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ServiceFilter, sortLabels, stateLabels } from './use-service-filter.ts';

interface Props {
  filter: ServiceFilter;
  change: (patch: Partial<ServiceFilter>) => void;
}

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Search, status and order of the list of services. */
export const ServiceFilters = ({ filter, change }: Props) => (
  <Group mb="md" gap="sm">
    <TextInput
      type="search"
      aria-label="Search services"
      placeholder="Name or location"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={filter.q}
      maxLength={100}
      onChange={({ currentTarget }) => change({ q: currentTarget.value })}
      style={{ flex: '3 1 14rem' }}
    />
    <NativeSelect
      style={{ flex: '1 0 9rem' }}
      aria-label="Status"
      value={filter.state}
      onChange={({ currentTarget }) => change({ state: currentTarget.value as ServiceFilter['state'] })}
      data={choices(stateLabels)}
    />
    <NativeSelect
      style={{ flex: '1 0 9rem' }}
      aria-label="Sort by"
      value={filter.sort}
      onChange={({ currentTarget }) => change({ sort: currentTarget.value as ServiceFilter['sort'] })}
      data={choices(sortLabels)}
    />
  </Group>
);
