import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callOrders, ORDERS_KEY, paymentsQuery } from '../order-calls.ts';
import { useShownMoney } from '../use-shown-money.ts';

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

/** Payments and orders that do not go together, and what can be done; nothing where all is well. */
export function PaymentTrouble() {
  const payments = useQuery(paymentsQuery).data ?? [];
  const show = useShownMoney();
  const repair = useRepair();
  if (payments.length === 0) return null;
  const ask = (id: string, action: 'refund' | 'close', title: string, says: string, confirm: string) =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{says}</Text>,
      labels: { confirm, cancel: 'Leave it' },
      confirmProps: { color: 'red' },
      onConfirm: () => repair.mutate({ id, action }),
    });
  return (
    <Alert
      color="orange"
      mb="md"
      icon={<IconAlertTriangle />}
      title={payments.length === 1 ? 'A payment needs a look' : `${payments.length} payments need a look`}
    >
      <Stack gap="sm">
        {payments.map(({ _id, kind, orderId, orderNumber, amount, currency, sentence, transactionID }) => {
          const money = show(amount, currency);
          const isPayment = kind === 'under-review' || kind === 'payment-without-order';
          return (
            <div key={_id}>
              <Text size="sm" className="admin-words">
                {money}
                {orderId && (
                  <>
                    , order{' '}
                    <Anchor component={Link} to={`/admin/orders/${orderId}`} size="sm" underline="always">
                      {orderNumber}
                    </Anchor>
                  </>
                )}
                {!orderId && transactionID && `, payment ${transactionID}`}: {sentence}
              </Text>
              <Group gap="xs" mt={4}>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={repair.isPending && repair.variables.id === _id}
                  onClick={() => repair.mutate({ id: _id, action: 'check' })}
                >
                  Check again
                </Button>
                {isPayment && orderId && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() =>
                      ask(
                        _id,
                        'refund',
                        'Give this payment back?',
                        `${money} goes back to the buyer by the way it was paid.`,
                        'Give it back',
                      )
                    }
                  >
                    Give it back
                  </Button>
                )}
                {isPayment && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() =>
                      ask(
                        _id,
                        'close',
                        'Close this without a refund?',
                        'Do this when you have settled it elsewhere. It is not asked about again.',
                        'Close it',
                      )
                    }
                  >
                    Close
                  </Button>
                )}
              </Group>
            </div>
          );
        })}
      </Stack>
    </Alert>
  );
}
