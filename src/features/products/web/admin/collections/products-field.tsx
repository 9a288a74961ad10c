import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CollectionSort } from '../../../contract.ts';
import { Section } from '../edit/section.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { PlacedProducts } from './placed-products.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const MOST = 500;

const sorts = {
  manual: 'sortManually',
  'best-selling': 'sortBestSelling',
  newest: 'sortNewest',
  oldest: 'sortOldest',
  price: 'sortPriceLowToHigh',
  '-price': 'sortPriceHighToLow',
  label: 'sortNameAz',
  '-label': 'sortNameZa',
} as const satisfies Record<CollectionSort, string>;

/** The default sort order for visitors. */
export const SortField = ({
  sort,
  onChange,
}: {
  sort: CollectionSort;
  onChange: (sort: CollectionSort) => void;
}) => {
  const say = useMessages(productsAdmin);
  return (
    <Select
      label={say.sortBy}
      description={sort === 'best-selling' ? say.productsThatSoldMostIn : undefined}
      allowDeselect={false}
      value={sort}
      data={Object.entries(sorts).map(([value, label]) => ({ value, label: say[label] }))}
      onChange={(value) => value && onChange(value as CollectionSort)}
    />
  );
};

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
  const say = useMessages(productsAdmin);
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
    <Section title={say.products}>
      <Select
        label={say.addProduct}
        placeholder={say.searchByName}
        searchable
        value={null}
        searchValue={words}
        onSearchChange={setWords}
        filter={({ options }) => options}
        nothingFoundMessage={say.noProductsFound}
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
          {say.noProductsYet}
        </Text>
      )}
      {children}
      {products.length > 1 && !fixed && (
        <Text size="sm" c="dimmed">
          {say.shownInThisOrderIn}
        </Text>
      )}
      <PlacedProducts products={products} fixed={fixed} nameOf={nameOf} onChange={onChange} />
    </Section>
  );
}
