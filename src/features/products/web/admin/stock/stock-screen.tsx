import { Badge, Button, Group, Stack, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh, IconSearch, IconStack2 } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { type Column, labelsOf, ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { StockRow } from '../../../contract.ts';
import { callProducts } from '../product-calls.ts';
import { LedgerDrawer } from './ledger-drawer.tsx';
import { stockKey } from './stock-calls.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const AT_ONCE = 100;

function useStock(q: string, low: boolean) {
  const [words] = useDebouncedValue(q.trim(), 250);
  return useInfiniteQuery({
    queryKey: [...stockKey, 'list', words, low],
    queryFn: ({ pageParam }) =>
      callProducts('GET /api/stock', {
        query: {
          limit: AT_ONCE,
          ...(words ? { q: words } : {}),
          ...(low ? { low: 'true' as const } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?.variantId),
    placeholderData: keepPreviousData,
  });
}

function Recompute() {
  const say = useMessages(productListAdmin);
  const queries = useQueryClient();
  const recompute = useMutation({
    mutationFn: () => callProducts('POST /api/stock/recompute', { body: {} }),
    onSuccess: async ({ checked, corrected }) => {
      await queries.invalidateQueries({ queryKey: stockKey });
      tell(
        corrected.length === 0
          ? say.allStockLevelsAreCorrect({ checked })
          : say.ofStockLevelsWereCorrected({ length: corrected.length, checked }),
      );
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} />}
      loading={recompute.isPending}
      onClick={() => recompute.mutate()}
    >
      {say.recalculate}
    </Button>
  );
}

type Row = StockRow & { _id: string };

const nameOf = ({ label, variantLabel }: StockRow): string =>
  variantLabel ? `${label}, ${variantLabel}` : label;

const productColumn = (
  say: WordsOf<typeof productListAdmin>,
  onOpen: (variant: string) => void,
): Column<Row> => ({
  label: say.product,
  cell: (row) => (
    <>
      <UnstyledButton onClick={() => onOpen(row.variantId)} fw={550} className="admin-words">
        {nameOf(row)}
      </UnstyledButton>{' '}
      {row.low && (
        <Badge
          variant="light"
          color={row.onHand === 0 ? 'red' : 'orange'}
          c="var(--mantine-color-text)"
          tt="none"
        >
          {row.onHand === 0 ? say.soldOut : say.lowStock}
        </Badge>
      )}
    </>
  ),
});

/** Columns that can be hidden. */
const stockColumns = (say: WordsOf<typeof productListAdmin>): Record<string, Column<Row>> => ({
  sku: { label: say.sku, cell: ({ sku }) => sku },
  stock: {
    label: say.inStock,
    isNumber: true,
    cell: ({ onHand }) => (onHand === null ? say.noLimit : onHand),
  },
  reserved: { label: say.reserved, isNumber: true, cell: ({ held }) => held || '' },
  sold: { label: say.sold, isNumber: true, cell: ({ sold }) => sold || '' },
});

/** On cards, numbers need their names. */
const named = (columns: Readonly<Record<string, Column<Row>>>): Record<string, Column<Row>> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      {
        ...column,
        cell: (row) => {
          const shown = column.cell(row);
          return shown === '' ? null : `${column.label}: ${shown as string | number}`;
        },
      },
    ]),
  );

function Rows({ rows, onOpen }: { rows: readonly StockRow[]; onOpen: (id: string) => void }) {
  const say = useMessages(productListAdmin);
  const list = useListOptions('stock');
  const isNarrow = useIsNarrow();
  const columns = stockColumns(say);
  return (
    <>
      <ListTools list={list} columns={labelsOf(columns)} isNarrow={isNarrow} unfiltered={say.allStock} />
      <ListRows
        list={list}
        label={say.stock}
        rows={rows.map((row) => ({ ...row, _id: row.variantId }))}
        nameOf={nameOf}
        first={productColumn(say, onOpen)}
        columns={isNarrow ? named(columns) : columns}
      />
    </>
  );
}

/** Stock, holds, and low stock of all variants. */
export function StockScreen() {
  const say = useMessages(productListAdmin);
  const { query, change } = useAddressFilter();
  const q = (query.get('q') ?? '').slice(0, 100);
  const low = query.get('low') === 'yes';
  const opened = query.get('variant');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStock(q, low);
  const rows = data?.pages.flat();
  return (
    <>
      <PageHeader
        title={say.stock}
        lead={say.reservedItemsAreIn}
        back={{ to: '/admin/products', label: say.products }}
      >
        {may('products', 'write') && <Recompute />}
      </PageHeader>
      <Group mb="md" gap="md">
        <TextInput
          type="search"
          aria-label={say.searchStock}
          placeholder={say.nameOrSku}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={q}
          maxLength={100}
          onChange={({ currentTarget }) => change({ q: currentTarget.value })}
          style={{ flex: '1 1 14rem' }}
        />
        <Switch
          label={say.onlyLowStock}
          checked={low}
          onChange={({ currentTarget }) => change({ low: currentTarget.checked ? 'yes' : '' })}
        />
      </Group>
      {!rows && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <ListSkeleton rows={6} height={44} />}
      {rows && rows.length > 0 && <Rows rows={rows} onOpen={(variant) => change({ variant })} />}
      {rows?.length === 0 && (
        <EmptyState
          icon={<IconStack2 size={28} />}
          title={low ? say.noLowStock : say.noStockFound}
          says={low ? say.allTrackedProductsHaveEnough : say.stockIsTrackedForProducts}
        />
      )}
      {hasNextPage && (
        <Stack align="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.showMore}
          </Button>
        </Stack>
      )}
      <LedgerDrawer variantId={opened} onClose={() => change({ variant: '' })} />
    </>
  );
}
