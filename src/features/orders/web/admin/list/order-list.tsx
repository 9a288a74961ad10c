import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconShoppingBag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { unlessLive } from '../../../../../lib/admin-ui/live.ts';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useSettled } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { asked, ordersQuery } from '../order-calls.ts';
import { BulkActions } from './bulk-actions.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderColumns, OrderRows } from './order-rows.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { TotalsLine } from './totals-line.tsx';
import { useFilter } from './use-filter.ts';

const none: never[] = [];

/** Orders, newest first. */
export function OrderList() {
  const [filter, change, search] = useFilter();
  const settled = useSettled(filter);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...ordersQuery(settled),
    refetchInterval: unlessLive(30_000),
  });
  const orders = data?.pages.flat();
  const selection = useSelection(orders ?? none);
  const list = useListOptions('orders');
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  const query = asked(settled);
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <PageHeader title="Orders" lead="View and fulfil the orders from your shop.">
        <Button
          variant="default"
          component="a"
          href={`/api/orders.csv?${new URLSearchParams(query)}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export CSV
        </Button>
      </PageHeader>
      <PaymentTrouble />
      <OrderFilters filter={filter} onChange={change} />
      <TotalsLine filter={settled} />
      {(isFiltered || (orders && orders.length > 0)) && (
        <ListTools list={list} columns={orderColumns} isNarrow={isNarrow} />
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} height={44} />}
      {orders && orders.length > 0 && <OrderRows {...{ orders, search, list, isNarrow, selection }} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
      <BulkActions selection={selection} />
      {orders?.length === 0 && (
        <EmptyState
          icon={<IconShoppingBag size={28} />}
          title={isFiltered ? 'No orders found' : 'No orders yet'}
          says={
            isFiltered
              ? 'Try changing the filters or search term.'
              : 'Orders from your shop will appear here, and you’ll get an email about each one.'
          }
        >
          {isFiltered ? (
            <Button variant="default" component="a" href="/admin/orders">
              Show all orders
            </Button>
          ) : (
            <Button variant="default" component="a" href="/shop" target="_blank">
              View shop
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
