import { Badge, Button, Group, Stack, Switch, Table, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh, IconSearch, IconStack2 } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { StockRow } from '../../../contract.ts';
import { callProducts } from '../product-calls.ts';
import { LedgerDrawer } from './ledger-drawer.tsx';
import { stockKey } from './stock-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
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

const onHand = ({ onHand: count }: StockRow) => {
  const say = messagesNow(productListAdmin);
  return count === null ? say.noLimit : String(count);
};

function Rows({ rows, onOpen }: { rows: readonly StockRow[]; onOpen: (id: string) => void }) {
  const say = useMessages(productListAdmin);
  return (
    <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={say.stock} verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th miw={160}>{say.product}</Table.Th>
            <Table.Th ta="right">{say.inStock}</Table.Th>
            <Table.Th ta="right">{say.reserved}</Table.Th>
            <Table.Th ta="right">{say.sold}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody style={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows.map((row) => (
            <Table.Tr key={row.variantId}>
              <Table.Td>
                <UnstyledButton onClick={() => onOpen(row.variantId)} fw={550} className="admin-words">
                  {row.label}
                  {row.variantLabel && `, ${row.variantLabel}`}
                </UnstyledButton>
                <Group gap="xs">
                  {row.sku && (
                    <Text size="sm" c="dimmed">
                      {row.sku}
                    </Text>
                  )}
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
                </Group>
              </Table.Td>
              <Table.Td ta="right">{onHand(row)}</Table.Td>
              <Table.Td ta="right">{row.held || ''}</Table.Td>
              <Table.Td ta="right">{row.sold || ''}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
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
        <Recompute />
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
