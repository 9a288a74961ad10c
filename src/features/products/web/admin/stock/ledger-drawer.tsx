import {
  Anchor,
  Button,
  Drawer,
  Group,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callProducts, productsKey } from '../product-calls.ts';
import { ledgerQuery, stockKey } from './stock-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const kinds = {
  counted: 'counted',
  adjusted: 'adjustedManually',
  sold: 'sold',
  returned: 'returned',
  recomputed: 'corrected',
} as const;
const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : String(quantity).replace('-', '−'));

function Adjust({ variantId, counted }: { variantId: string; counted: boolean }) {
  const words = useMessages(productListAdmin);
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
      tell(words.stockUpdated);
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
          aria-label={words.adjustmentType}
          value={how}
          onChange={setHow}
          data={[
            { value: 'by', label: words.adjustBy, disabled: !counted },
            { value: 'to', label: words.setTo },
          ]}
        />
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <NumberInput
            label={how === 'by' ? words.changeForExample5Or : words.newStock}
            allowDecimal={false}
            min={how === 'by' ? undefined : 0}
            value={amount}
            onChange={setAmount}
            style={{ flex: '1 1 auto' }}
          />
          <Button type="submit" disabled={amount === ''} loading={adjust.isPending} style={{ flexShrink: 0 }}>
            {words.updateStock}
          </Button>
        </Group>
        <TextInput
          label={words.reason}
          placeholder={words.damagedDeliveryReceived}
          value={note}
          maxLength={200}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </form>
  );
}

interface Hold {
  orderId: string;
  orderNumber: string;
  quantity: number;
  until: string;
}

function Holds({ holds }: { holds: readonly Hold[] }) {
  const words = useMessages(productListAdmin);
  return (
    <section aria-labelledby="held">
      <Title order={3} size="h5" id="held">
        {words.currentlyReserved}
      </Title>
      {holds.map(({ orderId, orderNumber, quantity, until }) => (
        <Text size="sm" key={orderId}>
          <Sentence
            say={(order) =>
              words.heldForOrder({
                quantity,
                order,
                time: new Date(until).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }),
              })
            }
          >
            <Link to={`/admin/orders/${orderId}`}>{words.order({ orderNumber })}</Link>
          </Sentence>
        </Text>
      ))}
    </section>
  );
}

function Ledger({ variantId }: { variantId: string }) {
  const words = useMessages(productListAdmin);
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
            ? words.stockIsntTrackedSoTheres
            : words.inStockReservedSold({ onHand: stock.onHand, held: stock.held, sold: stock.sold })}
        </Text>
      </div>
      {may('products', 'write') && (
        <Adjust key={String(stock.onHand === null)} variantId={variantId} counted={stock.onHand !== null} />
      )}
      {holds.length > 0 && <Holds holds={holds} />}
      <section aria-labelledby="moved">
        <Title order={3} size="h5" id="moved" mb={4}>
          {words.history}
        </Title>
        {movements.length === 0 ? (
          <Text size="sm" c="dimmed">
            {words.noChangesYet}
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
                    {words[kinds[kind]]}
                    {orderId && (
                      <>
                        {' '}
                        <Link to={`/admin/orders/${orderId}`}>
                          {words.order({ orderNumber: orderNumber ?? '' })}
                        </Link>
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
export const LedgerDrawer = ({ variantId, onClose }: { variantId: string | null; onClose: () => void }) => {
  const words = useMessages(productListAdmin);
  return (
    <Drawer
      opened={variantId !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={words.stock}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {variantId && <Ledger key={variantId} variantId={variantId} />}
    </Drawer>
  );
};
