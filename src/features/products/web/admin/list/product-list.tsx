import { Button, Group, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconChevronDown,
  IconDownload,
  IconFolders,
  IconPlus,
  IconSearch,
  IconShoppingBag,
  IconStack2,
  IconStar,
  IconTable,
  IconUpload,
} from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { callProducts, productsKey } from '../product-calls.ts';
import { ProductFilters } from './product-filters.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { productColumns, ProductRows } from './product-rows.tsx';
import { useProductFilter } from './use-product-filter.ts';
import { useProductActions } from './use-product-actions.tsx';

const AT_ONCE = 50;

function useProducts(asked: ReturnType<typeof useProductFilter>['asked']) {
  return useInfiniteQuery({
    queryKey: [...productsKey, 'list', asked],
    queryFn: ({ pageParam }) =>
      callProducts('GET /api/products', {
        query: { limit: AT_ONCE, ...asked, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
  });
}

function MoreActions({ search }: { search: string }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/admin/products/bulk${search}`}
          leftSection={<IconTable size={16} />}
        >
          Bulk edit
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/stock" leftSection={<IconStack2 size={16} />}>
          Stock
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/collections" leftSection={<IconFolders size={16} />}>
          Collections
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/featured" leftSection={<IconStar size={16} />}>
          Featured
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/products/import" leftSection={<IconUpload size={16} />}>
          Import
        </Menu.Item>
        <Menu.Item component="a" href="/api/products.csv" leftSection={<IconDownload size={16} />}>
          Export
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The list of products, in every status. */
export function ProductList() {
  const { filter, change, asked: query, search } = useProductFilter();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts(query);
  const actions = useProductActions();
  const money = useShownMoney();
  const products = data?.pages.flat();
  const selection = useSelection(products ?? []);
  const list = useListOptions('products');
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  const asked = search !== '';
  const add = (
    <Button component={Link} to="/admin/products/new" leftSection={<IconPlus size={16} />}>
      Add product
    </Button>
  );
  return (
    <>
      <PageHeader title="Products" lead="Physical and digital products in your shop.">
        <MoreActions search={search} />
        {add}
      </PageHeader>
      {(asked || (products && products.length > 0)) && <ProductFilters filter={filter} change={change} />}
      {(asked || (products && products.length > 0)) && (
        <ListTools list={list} columns={productColumns} isNarrow={isNarrow} />
      )}
      {!products && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!products && !error && <ListSkeleton rows={5} height={66} />}
      {products && products.length > 0 && (
        <ProductRows
          products={products}
          {...{ actions, list, isNarrow, selection }}
          price={({ price, variants }) => {
            const least = Math.min(...variants.map((variant) => variant.price));
            const varies = variants.some((variant) => variant.price !== least);
            return `${varies ? 'from ' : ''}${money(variants.length > 0 ? least : price)}`;
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
      <BulkActions selection={selection} />
      {products?.length === 0 &&
        (asked ? (
          <EmptyState
            icon={<IconSearch size={28} />}
            title="No products found"
            says="Try changing the filters. To see archived products, choose “Archived”."
          >
            <Button variant="default" onClick={() => change({ q: '', state: '', collection: '' })}>
              Show all products
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<IconShoppingBag size={28} />}
            title="No products yet"
            says="Add your first product to open your shop. It stays hidden until you publish it."
          >
            {add}
          </EmptyState>
        ))}
    </>
  );
}
