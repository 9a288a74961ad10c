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

/** The input for a refund, and the call that makes it. */
function useRefund(order: Order, moves: OrderMoves, onDone: () => void) {
  const left = Math.round((order.total - order.refunded) * 100) / 100;
  const lines = unreturned(order);
  const chosen = useChosenLines(lines);
  const [way, setWay] = useState<Way>('all');
  const [amount, setAmount] = useState<number | null>(null);
  const [shipping, setShipping] = useState(false);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState({ text: '', key: '' });
  const body = {
    ...(way === 'amount' ? { amount: amount ?? 0 } : { restock }),
    ...(way === 'lines' ? { lines: chosen.lines, shipping } : {}),
    reason,
  };
  const isReady = way === 'all' || (way === 'amount' ? !!amount && amount <= left : chosen.lines.length > 0);
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
  return {
    left,
    lines,
    chosen,
    way,
    setWay,
    amount,
    setAmount,
    shipping,
    setShipping,
    restock,
    setRestock,
    reason,
    setReason,
    isReady,
    give,
  };
}

type Refund = ReturnType<typeof useRefund>;

/** What will be refunded. @param show an amount in the order's currency */
function refundWords(
  { way, left, amount, chosen, shipping }: Refund,
  show: (amount: number) => string,
): string {
  if (way === 'all') return `You’ll refund ${show(left)}, all that’s left.`;
  if (way === 'amount') return `You’ll refund ${show(amount ?? 0)}.`;
  const pieces = chosen.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `You’ll refund ${pieces === 1 ? '1 item' : `${pieces} items`}${shipping ? ' and the delivery cost' : ''}.`;
}

/** Refunds everything, an amount, or items. Explains the result before it is confirmed. */
export function RefundDialog({ order, moves, onDone }: Props) {
  const show = useShownMoney();
  const refund = useRefund(order, moves, onDone);
  const { left, lines, chosen, way, setWay, amount, setAmount, shipping, setShipping, restock, setRestock } =
    refund;
  const { reason, setReason, isReady, give } = refund;
  const leftSaid = show(left, order.currency);
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
            {refundWords(refund, (sum) => show(sum, order.currency))} {sentBy(order)} You can’t undo this.
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
