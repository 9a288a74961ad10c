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

const SIZE = 16;
const deliveredWords = ({ collected, deliveredAt }: Order) => {
  if (collected) return deliveredAt ? 'Change collection date' : 'Mark as collected';
  return deliveredAt ? 'Change delivery date' : 'Mark as delivered';
};
const button = { variant: 'default', justify: 'flex-start' } as const;

/** For an order that is paid on collection: it can be marked as fulfilled only after the payment. */
function SayReady({ order, moves }: { order: Order; moves: OrderMoves }) {
  const send = () =>
    moves.mutate({
      go: () =>
        callOrders('POST /api/order/{id}/resend', {
          params: { id: order._id },
          body: { emailID: 'order-ready' },
        }),
      says: `Email sent to ${order.email}.`,
    });
  return (
    <Button
      justify="flex-start"
      leftSection={<IconMail size={SIZE} aria-hidden />}
      loading={moves.isPending}
      onClick={send}
    >
      Send “ready to collect” email
    </Button>
  );
}

/** Marks an order as paid or cancels it, each after a confirmation. */
function useStatusMoves(order: Order, moves: OrderMoves) {
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
      title: `Mark order ${number} as paid?`,
      children: (
        <Text size="sm">
          The customer gets an email confirming that you received {show(total, currency)}.
        </Text>
      ),
      labels: { confirm: 'Mark as paid', cancel: 'Cancel' },
      onConfirm: () => moveTo(1, 'Order marked as paid.'),
    });
  const askCancel = () =>
    modals.openConfirmModal({
      title: `Cancel order ${number}?`,
      children: (
        <Text size="sm">
          {status === 1 && `${show(total - refunded, currency)} will be refunded. `}
          The items go back into stock{isToldOf && ', and the customer gets an email'}. You can’t undo this.
        </Text>
      ),
      labels: { confirm: 'Cancel order', cancel: 'Keep order' },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        moveTo(3, (after) =>
          after.status === 3
            ? 'Order cancelled.'
            : 'Refund requested. The order is cancelled once it’s confirmed.',
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
  const { collected } = order;
  return (
    <>
      <Modal
        opened={open === 'fulfil'}
        onClose={onClose}
        title={collected ? 'Ready for collection' : 'Fulfil items'}
      >
        <FulfilDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
      <Modal
        opened={open === 'delivered'}
        onClose={onClose}
        title={collected ? 'Collection date' : 'Delivery date'}
      >
        <DeliveredDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
      <Modal
        opened={open === 'refund'}
        onClose={onClose}
        title={order.imported ? 'Record refund' : 'Refund order'}
      >
        <RefundDialog order={order} moves={moves} onDone={onClose} />
      </Modal>
    </>
  );
}

/** Actions for the order in its current state. */
export function OrderActions({ order, moves }: { order: Order; moves: OrderMoves }) {
  const [open, setOpen] = useState<ActionDialog | null>(null);
  const { may, collected } = order;
  const { askPaid, askCancel } = useStatusMoves(order, moves);
  return (
    <Stack gap="xs" component="section" aria-label="Order actions">
      {may.fulfil && (
        <Button
          justify="flex-start"
          leftSection={<IconTruckDelivery size={SIZE} aria-hidden />}
          onClick={() => setOpen('fulfil')}
        >
          {collected ? 'Mark as ready for collection' : 'Fulfil order'}
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
          Mark as paid
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
          {order.imported ? 'Record refund' : 'Refund'}
        </Button>
      )}
      {may.cancel && (
        <Button
          {...button}
          leftSection={<IconX size={SIZE} aria-hidden />}
          loading={moves.isPending}
          onClick={askCancel}
        >
          Cancel order
        </Button>
      )}
      <ActionDialogs order={order} moves={moves} open={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
