import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { collectionsQuery, stateLabels } from '../product-calls.ts';
import type { ProductFilter, useProductFilter } from './use-product-filter.ts';

/** Search, status and collection filters of product lists. */
export function ProductFilters({
  filter,
  change,
}: Pick<ReturnType<typeof useProductFilter>, 'filter' | 'change'>) {
  const collections = useQuery(collectionsQuery).data ?? [];
  return (
    <Group mb="md" gap="sm">
      <TextInput
        type="search"
        aria-label="Search products"
        placeholder="Name, SKU or tag"
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
        onChange={({ currentTarget }) => change({ state: currentTarget.value as ProductFilter['state'] })}
        data={[
          { value: '', label: 'All except archived' },
          ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      {collections.length > 0 && (
        <NativeSelect
          style={{ flex: '1 0 9rem' }}
          aria-label="Collection"
          value={filter.collection}
          onChange={({ currentTarget }) => change({ collection: currentTarget.value })}
          data={[
            { value: '', label: 'All collections' },
            ...collections.map(({ _id, label }) => ({ value: _id, label })),
          ]}
        />
      )}
    </Group>
  );
}
