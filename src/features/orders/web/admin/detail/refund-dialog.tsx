import {
  Alert,
  Button,
  Checkbox,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrdersOnce, newKey } from '../order-calls.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { LinePicker, type OpenLine, useChosenLines } from './line-picker.tsx';

type Way = 'all' | 'amount' | 'lines';

const unreturned = (order: Order): OpenLine[] =>
  order.items
    .map(({ _id, label, variant, quantity, refunded }) => ({
      id: _id,
      label: variant ? `${label}, ${variant}` : label,
      left: quantity - refunded,
    }))
    .filter(({ left }) => left > 0);

/** Who makes the refund. */
function sentBy({ imported, payment }: Order): string {
  if (imported)
    return 'This payment was taken before the site was imported. Return the money yourself and record the refund here.';
  return payment.provider === 'manual'
    ? 'You took this payment yourself, so you need to return the money yourself.'
    : 'The money goes back to the original payment method.';
}

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** Refunds everything, an amount, or items. Explains the result before it is confirmed. */
export function RefundDialog({ order, moves, onDone }: Props) {
  const show = useShownMoney();
  const left = Math.round((order.total - order.refunded) * 100) / 100;
  const lines = unreturned(order);
  const chosen = useChosenLines(lines);
  const [way, setWay] = useState<Way>('all');
  const [amount, setAmount] = useState<number | null>(null);
  const [shipping, setShipping] = useState(false);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState({ text: '', key: '' });
  const leftSaid = show(left, order.currency);
  const body = {
    ...(way === 'amount' ? { amount: amount ?? 0 } : { restock }),
    ...(way === 'lines' ? { lines: chosen.lines, shipping } : {}),
    reason,
  };
  const isReady = way === 'all' || (way === 'amount' ? !!amount && amount <= left : chosen.lines.length > 0);
  const pieces = chosen.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const what =
    way === 'all'
      ? `You’ll refund ${leftSaid}, all that’s left.`
      : way === 'amount'
        ? `You’ll refund ${show(amount ?? 0, order.currency)}.`
        : `You’ll refund ${pieces === 1 ? '1 item' : `${pieces} items`}${shipping ? ' and the delivery cost' : ''}.`;
  const give = () => {
    // If the answer was lost, repeating the same refund with this key refunds nothing twice.
    const text = JSON.stringify(body);
    const key = tried.text === text ? tried.key : newKey();
    setTried({ text, key });
    moves.mutate(
      {
        go: () => callOrdersOnce(key)('POST /api/order/{id}/refund', { params: { id: order._id }, body }),
        says: ({ refunds, imported }) =>
          refunds.at(-1)?.status === 'failed'
            ? 'The refund failed. See the order for details.'
            : imported
              ? 'Refund recorded.'
              : 'Refund issued.',
      },
      { onSuccess: onDone },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Refund amount"
          data={[
            { value: 'all', label: 'Full refund' },
            { value: 'amount', label: 'Amount' },
            { value: 'lines', label: 'Items' },
          ]}
          value={way}
          onChange={(value) => setWay(value)}
        />
        {way === 'amount' && (
          <NumberInput
            label={`Amount in ${order.currency}`}
            description={`Maximum ${leftSaid}`}
            min={0}
            max={left}
            decimalScale={2}
            fixedDecimalScale
            value={amount ?? ''}
            onChange={(value) => setAmount(value === '' ? null : Number(value))}
          />
        )}
        {way === 'lines' && (
          <>
            <LinePicker lines={lines} chosen={chosen} />
            {order.shipping > 0 && (
              <Checkbox
                label="Refund delivery cost"
                checked={shipping}
                onChange={({ currentTarget }) => setShipping(currentTarget.checked)}
              />
            )}
          </>
        )}
        {way !== 'amount' && (
          <Checkbox
            label="Restock items"
            checked={restock}
            onChange={({ currentTarget }) => setRestock(currentTarget.checked)}
          />
        )}
        <TextInput
          label="Reason"
          description="Shown to the customer."
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Alert color="orange" role="status">
          <Text size="sm">
            {what} {sentBy(order)} You can’t undo this.
          </Text>
        </Alert>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={moves.isPending} disabled={!isReady}>
            {order.imported ? 'Record refund' : 'Issue refund'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
