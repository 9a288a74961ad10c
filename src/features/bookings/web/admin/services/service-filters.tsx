import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ServiceFilter, type ServiceLabel, sortLabels, stateLabels } from './use-service-filter.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

interface Props {
  filter: ServiceFilter;
  change: (patch: Partial<ServiceFilter>) => void;
}

/** Search, status and order of the list of services. */
export const ServiceFilters = ({ filter, change }: Props) => {
  const words = useMessages(servicesAdmin);
  const choices = (labels: Readonly<Record<string, ServiceLabel>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: words[label] }));
  return (
    <Group mb="md" gap="sm">
      <TextInput
        type="search"
        aria-label={words.searchServices}
        placeholder={words.nameOrLocation}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        style={{ flex: '3 1 14rem' }}
      />
      <NativeSelect
        style={{ flex: '1 0 9rem' }}
        aria-label={words.status}
        value={filter.state}
        onChange={({ currentTarget }) => change({ state: currentTarget.value as ServiceFilter['state'] })}
        data={choices(stateLabels)}
      />
      <NativeSelect
        style={{ flex: '1 0 9rem' }}
        aria-label={words.sortBy}
        value={filter.sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value as ServiceFilter['sort'] })}
        data={choices(sortLabels)}
      />
    </Group>
  );
};
