import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconInfoCircle, IconTable } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../../lib/admin-ui/editing/save-bar.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { callProducts, collectionsQuery, productsKey } from '../product-calls.ts';
import { ProductFilters } from '../list/product-filters.tsx';
import { useProductFilter } from '../list/use-product-filter.ts';
import { BulkActions } from './bulk-actions.tsx';
import { type BulkRow, type Column, rowsOf, withCell, withPasted, wrongCells } from './bulk-rows.ts';
import { BulkTable } from './bulk-table.tsx';
import { useBulk } from './use-bulk.ts';

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

/** The chosen rows, and the handlers of cells, which are stable, so that a row is rendered again only for its own cells. */
function useCells(rows: readonly BulkRow[], { change: turn }: ReturnType<typeof useBulk>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onCell = useCallback(
    (row: BulkRow, column: Column, value: string) => turn((before) => withCell(before, row, column, value)),
    [turn],
  );
  const onPaste = useCallback(
    (row: BulkRow, column: Column, text: string) =>
      turn((before) => withPasted(before, rows, rows.indexOf(row), column, text)),
    [turn, rows],
  );
  const onChoose = useCallback(
    (key: string, on: boolean) =>
      setChosen((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key))),
    [],
  );
  return { chosen, setChosen, onCell, onPaste, onChoose };
}

const MoreRows = ({ products }: { products: ReturnType<typeof useRows>['products'] }) =>
  products.hasNextPage ? (
    <Group justify="center" mt="md">
      <Button
        variant="default"
        loading={products.isFetchingNextPage}
        onClick={() => void products.fetchNextPage()}
      >
        Show more
      </Button>
    </Group>
  ) : null;

/** Shown instead of rows: an error, a wait, or that there are none. */
function NoRows({ products }: { products: ReturnType<typeof useRows>['products'] }) {
  if (products.data)
    return (
      <EmptyState
        icon={<IconTable size={28} />}
        title="No products found"
        says="Try changing the filters or search term."
      />
    );
  return products.error ? (
    <LoadError error={products.error} onRetry={() => void products.refetch()} />
  ) : (
    <ListSkeleton rows={8} height={40} />
  );
}

const EditStatus = ({ changed, wrong }: { changed: number; wrong: number }) => (
  <Text size="sm" c="dimmed" role="status">
    {wrong > 0
      ? `${wrong === 1 ? '1 cell needs' : `${wrong} cells need`} your attention.`
      : changed > 0
        ? `${changed === 1 ? '1 row' : `${changed} rows`} changed.`
        : ''}
  </Text>
);

/** Bulk editing of products in a spreadsheet-like table. */
export function BulkEdit() {
  const { filter, change, products, collections, currency, rows } = useRows();
  const work = useBulk(rows, collections, currency);
  const { edits, save } = work;
  const { chosen, setChosen, onCell, onPaste, onChoose } = useCells(rows, work);
  useHotkeys(
    [
      ['mod+S', () => changed > 0 && wrong === 0 && save.mutate()],
      ['mod+Z', () => work.undo?.()],
    ],
    [],
    true,
  );
  const changed = Object.keys(edits).length;
  const wrong = wrongCells(edits, collections);
  return (
    <>
      <PageHeader
        title="Bulk edit"
        lead="Select a cell and type. Use Enter and the arrow keys to move, or paste a column from a spreadsheet."
        back={{ to: '/admin/products', label: 'Products' }}
      />
      {changed === 0 && <ProductFilters filter={filter} change={change} />}
      <Group mb="sm" gap="xs">
        <BulkActions
          rows={rows}
          chosen={chosen}
          edits={edits}
          currency={currency}
          onChange={(next) => work.change(() => next)}
        />
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={!work.undo}
          onClick={() => work.undo?.()}
        >
          Undo
        </Button>
        <EditStatus changed={changed} wrong={wrong} />
      </Group>
      {save.error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" mb="md">
          {sentenceOf(save.error)}
        </Alert>
      )}
      {rows.length === 0 && <NoRows products={products} />}
      {rows.length > 0 && (
        <BulkTable
          rows={rows}
          edits={edits}
          chosen={chosen}
          collections={collections}
          onCell={onCell}
          onPaste={onPaste}
          onChoose={onChoose}
          onChooseAll={(all) => setChosen(new Set(all ? rows.map(({ product }) => product._id) : []))}
        />
      )}
      <MoreRows products={products} />
      <SaveBar
        shown={changed > 0}
        saving={save.isPending}
        says={wrong > 0 ? 'Fix the marked cells to save.' : 'All changes are saved together.'}
        onSave={() => wrong === 0 && save.mutate()}
        onDiscard={work.clear}
      />
      <UnsavedGuard unsaved={changed > 0} />
    </>
  );
}
