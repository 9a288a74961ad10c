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
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { ClosedShop } from '../closed-shop.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { ProductFilters } from './product-filters.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ProductRows } from './product-rows.tsx';
import { useProductFilter } from './use-product-filter.ts';
import { useProductActions } from './use-product-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

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
  const words = useMessages(productListAdmin);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          {words.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/admin/products/bulk${search}`}
          leftSection={<IconTable size={16} />}
        >
          {words.bulkEdit}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/stock" leftSection={<IconStack2 size={16} />}>
          {words.stock}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/collections" leftSection={<IconFolders size={16} />}>
          {words.collections}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/products/featured" leftSection={<IconStar size={16} />}>
          {words.featured}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/products/import" leftSection={<IconUpload size={16} />}>
          {words.import}
        </Menu.Item>
        <Menu.Item component="a" href="/api/products.csv" leftSection={<IconDownload size={16} />}>
          {words.export}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The list of products, in every status. */
export function ProductList() {
  const words = useMessages(productListAdmin);
  const { filter, change, asked: query, search } = useProductFilter();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts(query);
  const actions = useProductActions();
  const money = useShownMoney();
  const products = data?.pages.flat();
  const selection = useSelection(products ?? [], may('products', 'write'));
  const list = useListOptions('products');
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  const asked = search !== '';
  const add = selection.mayChange && (
    <Button component={Link} to="/admin/products/new" leftSection={<IconPlus size={16} />}>
      {words.addProduct}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.products} lead={words.physicalAndDigitalProductsIn}>
        <MoreActions search={search} />
        {add}
      </PageHeader>
      {products && products.length > 0 && <ClosedShop />}
      {(asked || (products && products.length > 0)) && <ProductFilters filter={filter} change={change} />}
      {(asked || (products && products.length > 0)) && (
        <ListTools
          list={list}
          columns={{ price: words.price, stock: words.stock, status: words.status }}
          isNarrow={isNarrow}
        />
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
            const shown = money(variants.length > 0 ? least : price);
            return varies ? words.fromPrice({ price: shown }) : shown;
          }}
        />
      )}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
      <BulkActions selection={selection} />
      {products?.length === 0 &&
        (asked ? (
          <EmptyState
            icon={<IconSearch size={28} />}
            title={words.noProductsFound}
            says={words.tryChangingTheFiltersTo}
          >
            <Button variant="default" onClick={() => change({ q: '', state: '', collection: '' })}>
              {words.showAllProducts}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<IconShoppingBag size={28} />}
            title={words.noProductsYet}
            says={words.addYourFirstProductTo}
          >
            {add}
          </EmptyState>
        ))}
    </>
  );
}
