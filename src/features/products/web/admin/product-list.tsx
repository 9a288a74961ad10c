import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconShoppingBag } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../lib/admin-ui/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { useWebsite } from '../../../websites/web/index.ts';
import { callProducts, productsKey, type ProductState, stateWords } from './product-calls.ts';
import { ProductRows } from './product-rows.tsx';
import { useProductActions } from './use-product-actions.tsx';

const AT_ONCE = 50;

const isState = (value: string): value is ProductState => value in stateWords;

function useProducts(words: string, state: string) {
  const [q] = useDebouncedValue(words.trim(), 250);
  return useInfiniteQuery({
    queryKey: [...productsKey, 'list', q, state],
    queryFn: ({ pageParam }) =>
      callProducts('GET /api/products', {
        query: {
          limit: AT_ONCE,
          ...(q ? { q } : {}),
          ...(isState(state) ? { state } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
  });
}

/** What the shop sells, will sell and sold. */
export function ProductList() {
  const [words, setWords] = useState('');
  const [state, setState] = useState('');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts(words, state);
  const actions = useProductActions();
  const website = useWebsite().data;
  const money = new Intl.NumberFormat(website?.locale ?? 'en-GB', {
    style: 'currency',
    currency: website?.ecommerce.currency ?? 'GBP',
  });
  const products = data?.pages.flat();
  const asked = words.trim() !== '' || state !== '';
  const add = (
    <Button component={Link} to="/admin/products/new" leftSection={<IconPlus size={16} />}>
      Add a product
    </Button>
  );
  return (
    <>
      <PageHeader title="Products" lead="What your shop sells: things that are sent, and files to download.">
        {add}
      </PageHeader>
      {(asked || (products && products.length > 0)) && (
        <Group mb="md" gap="sm">
          <TextInput
            type="search"
            aria-label="Search products"
            placeholder="Name, article number or tag"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={words}
            maxLength={100}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            style={{ flex: '1 1 14rem' }}
          />
          <NativeSelect
            aria-label="State"
            value={state}
            onChange={({ currentTarget }) => setState(currentTarget.value)}
            data={[
              { value: '', label: 'All but archived' },
              ...Object.entries(stateWords).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Group>
      )}
      {!products && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!products && !error && <ListSkeleton rows={5} height={66} />}
      {products && products.length > 0 && (
        <ProductRows
          products={products}
          actions={actions}
          price={({ price, variants }) => {
            const least = Math.min(...variants.map((variant) => variant.price));
            const varies = variants.some((variant) => variant.price !== least);
            return `${varies ? 'from ' : ''}${money.format(variants.length > 0 ? least : price)}`;
          }}
        />
      )}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
      {products?.length === 0 &&
        (asked ? (
          <EmptyState
            icon={<IconSearch size={28} />}
            title="Nothing found"
            says="No product fits. Archived ones are shown when you choose “Archived”."
          >
            <Button
              variant="default"
              onClick={() => {
                setWords('');
                setState('');
              }}
            >
              Show all products
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<IconShoppingBag size={28} />}
            title="No product yet"
            says="Add what you sell, with pictures and a price. It stays hidden until you put it into the shop."
          >
            {add}
          </EmptyState>
        ))}
    </>
  );
}
