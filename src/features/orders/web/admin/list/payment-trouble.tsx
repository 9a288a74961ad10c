import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callOrders, ORDERS_KEY, paymentsQuery } from '../order-calls.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

type Repair = { id: string; action: 'check' | 'refund' | 'close' };

function useRepair() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: Repair) =>
      callOrders('POST /api/orders/payments/{id}/repair', { params: { id }, body: { action } }),
    onSuccess: ({ sentence }) => tell(sentence),
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

const usePayments = () => useQuery(paymentsQuery).data ?? [];

type Payment = ReturnType<typeof usePayments>[number];

/** A payment that doesn't match its order, and what can be done about it. */
function OpenPayment({ payment }: { payment: Payment }) {
  const words = useMessages(ordersAdmin);
  const { _id, kind, orderId, orderNumber, amount, currency, sentence, transactionID } = payment;
  const show = useShownMoney();
  const repair = useRepair();
  const ask = (action: 'refund' | 'close', title: string, says: string, confirm: string) =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{says}</Text>,
      labels: { confirm, cancel: words.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () => repair.mutate({ id: _id, action }),
    });
  const money = show(amount, currency);
  const isRefund = kind === 'refund-failed';
  const isOpen = isRefund || kind === 'under-review' || kind === 'payment-without-order';
  return (
    <div>
      <Text size="sm" className="admin-words">
        {orderId ? (
          <Sentence say={(number) => words.troubleOfOrder({ money, number, sentence })}>
            <Anchor component={Link} to={`/admin/orders/${orderId}`} size="sm" underline="always">
              {orderNumber}
            </Anchor>
          </Sentence>
        ) : transactionID ? (
          words.troubleOfPayment({ money, transactionID, sentence })
        ) : (
          words.troubleOfMoney({ money, sentence })
        )}
      </Text>
      <Group gap="xs" mt={4}>
        <Button
          size="compact-sm"
          variant="default"
          loading={repair.isPending}
          onClick={() => repair.mutate({ id: _id, action: 'check' })}
        >
          {words.checkAgain}
        </Button>
        {isOpen && orderId && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              ask(
                'refund',
                isRefund ? words.tryToRefundAgain({ money }) : words.refundMoney({ money }),
                words.theMoneyGoesBackToCustomer,
                words.doRefund,
              )
            }
          >
            {isRefund ? words.tryRefundAgain : words.doRefund}
          </Button>
        )}
        {isOpen && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              ask('close', words.markAsSettledQuestion, words.doThisIfYouveSorted, words.markAsSettled)
            }
          >
            {words.markAsSettled}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** More would push the list of orders out of the window. */
const SHOWN_FIRST = 3;

/** Mismatched payments and orders, with what can be done; hidden if there are none. */
export function PaymentTrouble() {
  const words = useMessages(ordersAdmin);
  const payments = usePayments();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? payments : payments.slice(0, SHOWN_FIRST);
  if (payments.length === 0) return null;
  return (
    <Alert
      color="orange"
      mb="md"
      icon={<IconAlertTriangle />}
      title={words.paymentsNeedAttention({ count: payments.length })}
    >
      <Stack gap="sm">
        {shown.map((payment) => (
          <OpenPayment key={payment._id} payment={payment} />
        ))}
        {shown.length < payments.length && (
          <Button size="compact-sm" variant="default" w="fit-content" onClick={() => setWhole(true)}>
            {words.showAll({ count: payments.length })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
