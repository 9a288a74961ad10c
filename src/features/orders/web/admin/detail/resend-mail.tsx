import { Button, Menu } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';

/** Emails that fit the order's current state; the server refuses any other. */
function fittingMails(order: Order): { emailID: string; label: string }[] {
  const { status, fulfilments, items, refunded, placedAt, withdrawnAt, collected } = order;
  const isPart = status === 1 && fulfilments.length > 0;
  const isPaid = status === 1 || status === 2;
  const isDigital = items.some(({ download }) => download);
  return [
    { emailID: 'order-placed', label: 'Order received', fits: status === 0 && placedAt !== null },
    { emailID: 'order-paid', label: 'Order paid', fits: isPaid },
    { emailID: 'download-ready', label: 'Downloads', fits: isPaid && isDigital },
    { emailID: 'order-fulfilled', label: 'Order shipped', fits: status === 2 && !collected },
    { emailID: 'order-part-fulfilled', label: 'Order partly shipped', fits: isPart && !collected },
    { emailID: 'order-ready', label: 'Order ready to collect', fits: status === 2 && collected },
    { emailID: 'order-part-ready', label: 'Order partly ready to collect', fits: isPart && collected },
    { emailID: 'order-refunded', label: 'Order refunded', fits: refunded > 0 },
    { emailID: 'order-cancelled', label: 'Order cancelled', fits: status === 3 },
    { emailID: 'withdrawal-received', label: 'Cancellation received', fits: withdrawnAt !== null },
  ].filter(({ fits }) => fits);
}

/** Sends an email of this order to the buyer again. */
export function ResendMail({ order, moves }: { order: Order; moves: OrderMoves }) {
  const mails = fittingMails(order);
  if (mails.length === 0 || !order.email) return null;
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <Button variant="default" justify="flex-start" leftSection={<IconMail size={16} aria-hidden />}>
          Resend email
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mails.map(({ emailID, label }) => (
          <Menu.Item
            key={emailID}
            onClick={() =>
              moves.mutate({
                go: () =>
                  callOrders('POST /api/order/{id}/resend', { params: { id: order._id }, body: { emailID } }),
                says: `Email resent to ${order.email}.`,
              })
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
