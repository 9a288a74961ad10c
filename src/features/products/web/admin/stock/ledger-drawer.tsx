import {
  Anchor,
  Button,
  Drawer,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { ledgerQuery, stockKey } from './stock-calls.ts';

const kinds = {
  counted: 'Counted',
  adjusted: 'Adjusted manually',
  sold: 'Sold',
  returned: 'Returned',
  recomputed: 'Corrected',
};
const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : String(quantity).replace('-', '−'));

function Adjust({ variantId, counted }: { variantId: string; counted: boolean }) {
  const queries = useQueryClient();
  const [how, setHow] = useState<'by' | 'to'>(counted ? 'by' : 'to');
  const [amount, setAmount] = useState<number | ''>('');
  const [note, setNote] = useState('');
  const adjust = useMutation({
    mutationFn: () =>
      callProducts('POST /api/stock/{id}/adjust', {
        params: { id: variantId },
        body: { [how]: Number(amount), note },
      }),
    onSuccess: async () => {
      setAmount('');
      setNote('');
      await Promise.all([stockKey, productsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      tell('Stock updated.');
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== '') adjust.mutate();
      }}
    >
      <Stack gap="xs">
        <SegmentedControl
          aria-label="Adjustment type"
          value={how}
          onChange={setHow}
          data={[
            { value: 'by', label: 'Adjust by', disabled: !counted },
            { value: 'to', label: 'Set to' },
          ]}
        />
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <NumberInput
            label={how === 'by' ? 'Change (for example 5 or -3)' : 'New stock'}
            allowDecimal={false}
            allowNegative={how === 'by'}
            value={amount}
            onChange={(value) => setAmount(value === '' ? '' : Number(value))}
            style={{ flex: '1 1 auto' }}
          />
          <Button type="submit" disabled={amount === ''} loading={adjust.isPending} style={{ flexShrink: 0 }}>
            Update stock
          </Button>
        </Group>
        <TextInput
          label="Reason"
          placeholder="Damaged, delivery received…"
          value={note}
          maxLength={200}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </form>
  );
}

function Ledger({ variantId }: { variantId: string }) {
  const { data, error, refetch } = useQuery({ ...ledgerQuery(variantId), refetchOnMount: 'always' });
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={5} />;
  const { stock, holds, movements } = data;
  return (
    <Stack gap="lg">
      <div>
        <Anchor component={Link} to={`/admin/products/edit/${stock.productId}`} fw={600}>
          {stock.label}
          {stock.variantLabel && `, ${stock.variantLabel}`}
        </Anchor>
        <Text>
          {stock.onHand === null
            ? 'Stock isn’t tracked, so there’s no limit.'
            : `${stock.onHand} in stock, ${stock.held} reserved, ${stock.sold} sold.`}
        </Text>
      </div>
      <Adjust key={String(stock.onHand === null)} variantId={variantId} counted={stock.onHand !== null} />
      {holds.length > 0 && (
        <section aria-labelledby="held">
          <Title order={3} size="h5" id="held">
            Currently reserved
          </Title>
          {holds.map(({ orderId, orderNumber, quantity, until }) => (
            <Text size="sm" key={orderId}>
              {quantity} for <Link to={`/admin/orders/${orderId}`}>order {orderNumber}</Link>, until{' '}
              {new Date(until).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
            </Text>
          ))}
        </section>
      )}
      <section aria-labelledby="moved">
        <Title order={3} size="h5" id="moved" mb={4}>
          History
        </Title>
        {movements.length === 0 ? (
          <Text size="sm" c="dimmed">
            No changes yet.
          </Text>
        ) : (
          <Table aria-labelledby="moved">
            <Table.Tbody>
              {movements.map(({ _id, kind, quantity, orderId, orderNumber, note, by, createdAt }) => (
                <Table.Tr key={_id}>
                  <Table.Td ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {signed(quantity)}
                  </Table.Td>
                  <Table.Td>
                    {kinds[kind]}
                    {orderId && (
                      <>
                        {' '}
                        <Link to={`/admin/orders/${orderId}`}>order {orderNumber}</Link>
                      </>
                    )}
                    <Text size="sm" c="dimmed" className="admin-words">
                      {[note, by].filter(Boolean).join(' · ')}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="right">
                    <Text size="sm" c="dimmed">
                      <Ago at={createdAt} />
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </section>
    </Stack>
  );
}

/** The stock ledger of one variant, and manual adjustments. */
export const LedgerDrawer = ({ variantId, onClose }: { variantId: string | null; onClose: () => void }) => (
  <Drawer
    opened={variantId !== null}
    onClose={onClose}
    position="right"
    size="md"
    title="Stock"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    {variantId && <Ledger key={variantId} variantId={variantId} />}
  </Drawer>
);
