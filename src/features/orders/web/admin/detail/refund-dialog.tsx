import { Alert, Button, Checkbox, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrdersOnce, newKey } from '../order-calls.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { LinePicker, type OpenLine, useChosenLines } from './line-picker.tsx';
import { currencyDecimals } from '../../../../../lib/values/money.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

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
  const words = messagesNow(ordersAdmin);
  if (imported) return words.thisPaymentWasTakenBefore;
  return payment.provider === 'manual' ? words.youTookThisPaymentYourself : words.theMoneyGoesBack;
}

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** The input for a refund, and the call that makes it. */
function useRefund(order: Order, moves: OrderMoves, onDone: () => void) {
  const words = useMessages(ordersAdmin);
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
            ? words.theRefundFailedSeeThe
            : imported
              ? words.refundRecorded
              : words.refundIssued,
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
  const words = messagesNow(ordersAdmin);
  if (way === 'all') return words.youllRefundAllThatsLeft({ money: show(left) });
  if (way === 'amount') return words.youllRefund({ money: show(amount ?? 0) });
  const count = chosen.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return shipping ? words.youllRefundItemsAndDelivery({ count }) : words.youllRefundItems({ count });
}

/** All of it, an amount, or items. */
function WhatToRefund({ order, refund }: { order: Order; refund: Refund }) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  const { left, lines, chosen, way, setWay, amount, setAmount, shipping, setShipping, restock, setRestock } =
    refund;
  return (
    <>
      <SegmentedControl
        aria-label={words.refundAmount}
        data={[
          { value: 'all', label: words.fullRefund },
          { value: 'amount', label: words.amount },
          { value: 'lines', label: words.items },
        ]}
        value={way}
        onChange={(value) => setWay(value)}
      />
      {way === 'amount' && (
        <NumberInput
          label={words.amountIn({ currency: order.currency })}
          description={words.maximum({ money: show(left, order.currency) })}
          min={0}
          max={left}
          decimalScale={currencyDecimals(order.currency)}
          fixedDecimalScale
          value={amount ?? ''}
          onChange={(value) => setAmount(value === '' ? null : value)}
        />
      )}
      {way === 'lines' && (
        <>
          <LinePicker lines={lines} chosen={chosen} />
          {order.shipping > 0 && (
            <Checkbox
              label={words.refundDeliveryCost}
              checked={shipping}
              onChange={({ currentTarget }) => setShipping(currentTarget.checked)}
            />
          )}
        </>
      )}
      {way !== 'amount' && (
        <Checkbox
          label={words.restockItems}
          checked={restock}
          onChange={({ currentTarget }) => setRestock(currentTarget.checked)}
        />
      )}
    </>
  );
}

/** Refunds everything, an amount, or items. Explains the result before it is confirmed. */
export function RefundDialog({ order, moves, onDone }: Props) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  const refund = useRefund(order, moves, onDone);
  const { reason, setReason, isReady, give } = refund;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Stack gap="sm">
        <WhatToRefund order={order} refund={refund} />
        <TextInput
          label={words.reason}
          description={words.shownToTheCustomer}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Alert color="orange" role="status">
          <Text size="sm">
            {words.youCantUndoThis({
              what: refundWords(refund, (sum) => show(sum, order.currency)),
              how: sentBy(order),
            })}
          </Text>
        </Alert>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" color="red" loading={moves.isPending} disabled={!isReady}>
            {order.imported ? words.recordRefund : words.issueRefund}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
