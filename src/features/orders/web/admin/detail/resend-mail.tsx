import { Button, Menu } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** Emails that fit the order's current state; the server refuses any other. */
function fittingMails(order: Order): { emailID: string; label: string }[] {
  const words = messagesNow(ordersAdmin);
  const { status, fulfilments, items, refunded, placedAt, withdrawnAt, collected } = order;
  const isPart = status === 1 && fulfilments.length > 0;
  const isPaid = status === 1 || status === 2;
  const isDigital = items.some(({ download }) => download);
  return [
    { emailID: 'order-placed', label: words.orderReceived, fits: status === 0 && placedAt !== null },
    { emailID: 'order-paid', label: words.orderPaid, fits: isPaid },
    { emailID: 'download-ready', label: words.downloads, fits: isPaid && isDigital },
    { emailID: 'order-fulfilled', label: words.orderShipped, fits: status === 2 && !collected },
    { emailID: 'order-part-fulfilled', label: words.orderPartlyShipped, fits: isPart && !collected },
    { emailID: 'order-ready', label: words.orderReadyToCollect, fits: status === 2 && collected },
    { emailID: 'order-part-ready', label: words.orderPartlyReadyToCollect, fits: isPart && collected },
    { emailID: 'order-refunded', label: words.orderRefunded, fits: refunded > 0 },
    { emailID: 'order-cancelled', label: words.orderCancelled, fits: status === 3 },
    { emailID: 'withdrawal-received', label: words.cancellationReceived, fits: withdrawnAt !== null },
  ].filter(({ fits }) => fits);
}

/** Sends an email of this order to the buyer again. */
export function ResendMail({ order, moves }: { order: Order; moves: OrderMoves }) {
  const words = useMessages(ordersAdmin);
  const mails = fittingMails(order);
  if (mails.length === 0 || !order.email) return null;
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <Button variant="default" justify="flex-start" leftSection={<IconMail size={16} aria-hidden />}>
          {words.resendEmail}
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
                says: words.emailResentTo({ email: order.email }),
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
