import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../edit/section.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { PlacedProducts } from './placed-products.tsx';

const MOST = 500;

/** Ids of a collection's products; `null` where there are more than can be shown, `undefined` while they load. */
export function useMembers(id: string): { members: string[] | null | undefined; wrong: Error | null } {
  const { data, error } = useQuery({
    queryKey: [...productsKey, 'of collection', id],
    queryFn: () => callProducts('GET /api/products', { query: { collection: id, limit: MOST } }),
    refetchOnWindowFocus: false,
  });
  return { members: data && (data.length < MOST ? data.map(({ _id }) => _id) : null), wrong: error };
}

/** Products by their names, in the order that the shop shows them in: searched, added, placed, taken out. */
export function ProductsField({
  products,
  onChange,
}: {
  products: readonly string[];
  onChange: (products: string[]) => void;
}) {
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), 200);
  const { data: found = [] } = useQuery({
    queryKey: [...productsKey, 'to add', q],
    queryFn: () => callProducts('GET /api/products', { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const { data: named = [] } = useQuery({
    queryKey: [...productsKey, 'named', products],
    queryFn: () =>
      products.length === 0
        ? []
        : callProducts('GET /api/products', { query: { productIds: products.join(','), limit: MOST } }),
    placeholderData: keepPreviousData,
  });
  const nameOf = (id: string) => [...named, ...found].find(({ _id }) => _id === id)?.label ?? '…';
  return (
    <Section title="Products">
      <Select
        label="Add product"
        placeholder="Search by name"
        searchable
        value={null}
        searchValue={words}
        onSearchChange={setWords}
        filter={({ options }) => options}
        nothingFoundMessage="No products found"
        data={found
          .filter(({ _id }) => !products.includes(_id))
          .map(({ _id, label }) => ({ value: _id, label }))}
        onChange={(id) => {
          if (id) onChange([...products, id]);
          setWords('');
        }}
      />
      {products.length === 0 && (
        <Text size="sm" c="dimmed">
          No products yet.
        </Text>
      )}
      {products.length > 1 && (
        <Text size="sm" c="dimmed">
          Shown in this order in your shop. Drag to reorder, or use the arrow keys on the handle.
        </Text>
      )}
      <PlacedProducts products={products} nameOf={nameOf} onChange={onChange} />
    </Section>
  );
}
