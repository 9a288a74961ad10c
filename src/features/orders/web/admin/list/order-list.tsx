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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

const none: never[] = [];

/** Orders, newest first. */
export function OrderList() {
  const words = useMessages(ordersAdmin);
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
      <PageHeader title={words.orders} lead={words.viewAndFulfilTheOrders}>
        <Button
          variant="default"
          component="a"
          href={`/api/orders.csv?${new URLSearchParams(query)}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words.exportCsv}
        </Button>
      </PageHeader>
      <PaymentTrouble />
      <OrderFilters filter={filter} onChange={change} />
      <TotalsLine filter={settled} />
      {(isFiltered || (orders && orders.length > 0)) && (
        <ListTools list={list} columns={orderColumns(words)} isNarrow={isNarrow} />
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} height={44} />}
      {orders && orders.length > 0 && <OrderRows {...{ orders, search, list, isNarrow, selection }} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
      <BulkActions selection={selection} />
      {orders?.length === 0 && (
        <EmptyState
          icon={<IconShoppingBag size={28} />}
          title={isFiltered ? words.noOrdersFound : words.noOrdersYet}
          says={isFiltered ? words.tryChangingTheFiltersOr : words.ordersFromYourShopWill}
        >
          {isFiltered ? (
            <Button variant="default" component="a" href="/admin/orders">
              {words.showAllOrders}
            </Button>
          ) : (
            <Button variant="default" component="a" href="/shop" target="_blank">
              {words.viewShop}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
