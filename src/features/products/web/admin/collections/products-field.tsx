import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CollectionSort } from '../../../contract.ts';
import { Section } from '../edit/section.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { PlacedProducts } from './placed-products.tsx';

const MOST = 500;

const sorts: Readonly<Record<CollectionSort, string>> = {
  manual: 'Manually',
  'best-selling': 'Best selling',
  newest: 'Newest',
  oldest: 'Oldest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  label: 'Name, A–Z',
  '-label': 'Name, Z–A',
};

/** The default sort order for visitors. */
export const SortField = ({
  sort,
  onChange,
}: {
  sort: CollectionSort;
  onChange: (sort: CollectionSort) => void;
}) => (
  <Select
    label="Sort by"
    description={
      sort === 'best-selling' ? 'Products that sold most in the last 90 days come first.' : undefined
    }
    allowDeselect={false}
    value={sort}
    data={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
    onChange={(value) => value && onChange(value as CollectionSort)}
  />
);

/** Products by name, in the shop's order: search, add, reorder, remove. */
export function ProductsField({
  products,
  fixed = false,
  onChange,
  children,
}: {
  products: readonly string[];
  /** They are sorted otherwise, and can't be moved. */
  fixed?: boolean;
  onChange: (products: string[]) => void;
  children?: ReactNode;
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
      {children}
      {products.length > 1 && !fixed && (
        <Text size="sm" c="dimmed">
          Shown in this order in your shop. Drag to reorder, or use the arrow keys on the handle.
        </Text>
      )}
      <PlacedProducts products={products} fixed={fixed} nameOf={nameOf} onChange={onChange} />
    </Section>
  );
}
