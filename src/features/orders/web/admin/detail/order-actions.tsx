import { Button, Modal, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import {
  IconCash,
  IconMail,
  IconPackage,
  IconReceiptRefund,
  IconTruckDelivery,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { DeliveredDialog } from './delivered-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { Papers } from './papers.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendMail } from './resend-mail.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

const SIZE = 16;
const deliveredWords = ({ collected, deliveredAt }: Order) => {
  const words = messagesNow(ordersAdmin);
  if (collected) return deliveredAt ? words.changeCollectionDate : words.markAsCollected;
  return deliveredAt ? words.changeDeliveryDate : words.markAsDelivered;
};
const button = { variant: 'default', justify: 'flex-start' } as const;

/** For an order that is paid on collection: it can be marked as fulfilled only after the payment. */
function SayReady({ order, moves }: { order: Order; moves: OrderMoves }) {
  const words = useMessages(ordersAdmin);
  const send = () =>
    moves.mutate({
      go: () =>
        callOrders('POST /api/order/{id}/resend', {
          params: { id: order._id },
          body: { emailID: 'order-ready' },
        }),
      says: words.emailSentTo({ email: order.email }),
    });
  return (
    <Button
      justify="flex-start"
      leftSection={<IconMail size={SIZE} aria-hidden />}
      loading={moves.isPending}
      onClick={send}
    >
      {words.sendReadyToCollectEmail}
    </Button>
  );
}

/** Marks an order as paid or cancels it, each after a confirmation. */
function useStatusMoves(order: Order, moves: OrderMoves) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  const { _id, number, status, total, refunded, currency, version } = order;
  // A buyer who never placed the order gets no email.
  const isToldOf = status === 1 || order.placedAt !== null;
  const moveTo = (to: 1 | 3, says: string | ((after: Order) => string)) =>
    moves.mutate({
      go: () => callOrders('PUT /api/order/{id}', { params: { id: _id }, body: { status: to, version } }),
      says,
    });
  const askPaid = () =>
    modals.openConfirmModal({
      title: words.markOrderAsPaid({ number }),
      children: <Text size="sm">{words.theCustomerGetsAnEmail({ money: show(total, currency) })}</Text>,
      labels: { confirm: words.markAsPaid, cancel: words.cancel },
      onConfirm: () => moveTo(1, words.orderMarkedAsPaid),
    });
  const askCancel = () =>
    modals.openConfirmModal({
      title: words.cancelOrderNumber({ number }),
      children: (
        <Text size="sm">
          {status === 1 && `${words.willBeRefunded({ money: show(total - refunded, currency) })} `}
          {isToldOf ? words.itemsGoBackAndCustomerIsTold : words.itemsGoBack}
        </Text>
      ),
      labels: { confirm: words.cancelOrder, cancel: words.keepOrder },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        moveTo(3, (after) =>
          after.status === 3 ? words.orderCancelledSaid : words.refundRequestedTheOrderIs,
        ),
    });
  return { askPaid, askCancel };
}

type ActionDialog = 'fulfil' | 'refund' | 'delivered';

interface DialogsProps {
  order: Order;
  moves: OrderMoves;
  open: ActionDialog | null;
  onClose: () => void;
}

function ActionDialogs({ order, moves, open, onClose }: DialogsProps) {
  const words = useMessages(ordersAdmin);
  const { collected } = order;
  return (
    <>
      <Modal
        opened={open === 'fulfil'}
        onClose={onClose}
        title={collected ? words.readyForCollection : words.fulfilItems}
      >
        <FulfilDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
      <Modal
        opened={open === 'delivered'}
        onClose={onClose}
        title={collected ? words.collectionDate : words.deliveryDate}
      >
        <DeliveredDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
      <Modal
        opened={open === 'refund'}
        onClose={onClose}
        title={order.imported ? words.recordRefund : words.refundOrder}
      >
        <RefundDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
    </>
  );
}

/** Actions for the order in its current state. */
export function OrderActions({ order, moves }: { order: Order; moves: OrderMoves }) {
  const words = useMessages(ordersAdmin);
  const [open, setOpen] = useState<ActionDialog | null>(null);
  const { may, collected } = order;
  const { askPaid, askCancel } = useStatusMoves(order, moves);
  return (
    <Stack gap="xs" component="section" aria-label={words.orderActions}>
      {may.fulfil && (
        <Button
          justify="flex-start"
          leftSection={<IconTruckDelivery size={SIZE} aria-hidden />}
          onClick={() => setOpen('fulfil')}
        >
          {collected ? words.markAsReadyForCollection : words.fulfilOrder}
        </Button>
      )}
      {may.markPaid && collected && order.placedAt !== null && <SayReady order={order} moves={moves} />}
      {may.markPaid && (
        <Button
          justify="flex-start"
          leftSection={<IconCash size={SIZE} aria-hidden />}
          loading={moves.isPending}
          onClick={askPaid}
        >
          {words.markAsPaid}
        </Button>
      )}
      {order.fulfilments.length > 0 && order.status === 2 && (
        <Button
          {...button}
          leftSection={<IconPackage size={SIZE} aria-hidden />}
          onClick={() => setOpen('delivered')}
        >
          {deliveredWords(order)}
        </Button>
      )}
      <ResendMail order={order} moves={moves} />
      <Papers order={order} />
      {may.refund && (
        <Button
          {...button}
          leftSection={<IconReceiptRefund size={SIZE} aria-hidden />}
          onClick={() => setOpen('refund')}
        >
          {order.imported ? words.recordRefund : words.doRefund}
        </Button>
      )}
      {may.cancel && (
        <Button
          {...button}
          leftSection={<IconX size={SIZE} aria-hidden />}
          loading={moves.isPending}
          onClick={askCancel}
        >
          {words.cancelOrder}
        </Button>
      )}
      <ActionDialogs order={order} moves={moves} open={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
