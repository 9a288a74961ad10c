import { Button, Group } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { wrongCells } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { SheetFrame } from '../../../../../lib/admin-ui/sheet/sheet-frame.tsx';
import { SheetTable } from '../../../../../lib/admin-ui/sheet/sheet-table.tsx';
import { useSheet } from '../../../../../lib/admin-ui/sheet/use-sheet.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { callProducts, collectionsQuery, productsKey } from '../product-calls.ts';
import { ProductFilters } from '../list/product-filters.tsx';
import { useProductFilter } from '../list/use-product-filter.ts';
import { BulkActions } from './bulk-actions.tsx';
import { columnKeys, namedColumns, pasted, problemOf, rowsOf } from './bulk-rows.ts';
import { useBulk } from './use-bulk.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const AT_ONCE = 100;

function useRows() {
  const { filter, change, asked } = useProductFilter();
  const products = useInfiniteQuery({
    queryKey: [...productsKey, 'bulk', asked],
    queryFn: ({ pageParam }) =>
      callProducts('GET /api/products', {
        query: { limit: AT_ONCE, sort: 'label', ...asked, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const collections = useQuery(collectionsQuery).data;
  const currency = useWebsite().data?.ecommerce.currency ?? '';
  const rows = useMemo(
    () => rowsOf(products.data?.pages.flat() ?? [], collections ?? [], currency),
    [products.data, collections, currency],
  );
  return { filter, change, products, collections: collections ?? none, currency, rows };
}
const none: never[] = [];

const MoreRows = ({ products }: { products: ReturnType<typeof useRows>['products'] }) => {
  const words = useMessages(productListAdmin);
  return products.hasNextPage ? (
    <Group justify="center" mt="md">
      <Button
        variant="default"
        loading={products.isFetchingNextPage}
        onClick={() => void products.fetchNextPage()}
      >
        {words.showMore}
      </Button>
    </Group>
  ) : null;
};

/** Shown instead of rows: an error, a wait, or that there are none. */
function NoRows({ products }: { products: ReturnType<typeof useRows>['products'] }) {
  const words = useMessages(productListAdmin);
  if (products.data)
    return (
      <EmptyState
        icon={<IconTable size={28} />}
        title={words.noProductsFound}
        says={words.tryChangingTheFiltersOr}
      />
    );
  return products.error ? (
    <LoadError error={products.error} onRetry={() => void products.refetch()} />
  ) : (
    <ListSkeleton rows={8} height={40} />
  );
}

/** Bulk editing of products in a spreadsheet-like table. */
export function BulkEdit() {
  const words = useMessages(productListAdmin);
  const { filter, change, products, collections, currency, rows } = useRows();
  const columns = useMemo(() => namedColumns(), []);
  const work = useBulk(rows, collections, currency);
  const { edits, save } = work;
  const { chosen, ...handlers } = useSheet({ rows, columns: columnKeys, change: work.change, read: pasted });
  const problem = useCallback(
    (column: string, value: string) => problemOf(column, value, collections, currency),
    [collections, currency],
  );
  const changed = Object.keys(edits).length;
  const wrong = wrongCells(edits, problem);
  return (
    <SheetFrame
      back={{ to: '/admin/products', label: words.products }}
      {...{ changed, wrong }}
      undo={work.undo}
      saving={save.isPending}
      error={save.error}
      says={words.allChangesAreSavedTogether}
      onSave={save.mutate}
      onDiscard={work.clear}
      filters={<ProductFilters filter={filter} change={change} />}
      actions={
        <BulkActions
          rows={rows}
          chosen={chosen}
          edits={edits}
          currency={currency}
          onChange={(next) => work.change(() => next)}
        />
      }
    >
      {rows.length === 0 && <NoRows products={products} />}
      {rows.length > 0 && (
        <SheetTable
          label={words.products}
          heading={words.product}
          {...{ rows, columns, edits, chosen, ...handlers }}
          problemOf={problem}
        />
      )}
      <MoreRows products={products} />
    </SheetFrame>
  );
}
