import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { collectionsQuery, productStates, stateLabel } from '../product-calls.ts';
import type { ProductFilter, useProductFilter } from './use-product-filter.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

/** Search, status and collection filters of product lists. */
export function ProductFilters({
  filter,
  change,
}: Pick<ReturnType<typeof useProductFilter>, 'filter' | 'change'>) {
  const words = useMessages(productListAdmin);
  const collections = useQuery(collectionsQuery).data ?? [];
  return (
    <Group mb="md" gap="sm">
      <TextInput
        type="search"
        aria-label={words.searchProducts}
        placeholder={words.nameSkuOrTag}
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
        onChange={({ currentTarget }) => change({ state: currentTarget.value as ProductFilter['state'] })}
        data={[
          { value: '', label: words.allExceptArchived },
          ...productStates.map((value) => ({ value, label: stateLabel(value) })),
        ]}
      />
      {collections.length > 0 && (
        <NativeSelect
          style={{ flex: '1 0 9rem' }}
          aria-label={words.collection}
          value={filter.collection}
          onChange={({ currentTarget }) => change({ collection: currentTarget.value })}
          data={[
            { value: '', label: words.allCollections },
            ...collections.map(({ _id, label }) => ({ value: _id, label })),
          ]}
        />
      )}
    </Group>
  );
}
