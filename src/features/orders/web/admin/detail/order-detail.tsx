import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Order } from '../../../contract.ts';
import { OrderBadge } from '../order-badge.tsx';
import { orderQuery } from '../order-calls.ts';
import css from '../orders.module.css';
import { useOrderMoves } from '../use-order-moves.ts';
import { Dispute } from './dispute.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

function Troubles({ order }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  return (
    <>
      {order.trouble && (
        <Alert color="orange" icon={<IconAlertTriangle />} title={words.needsAttention}>
          {order.trouble}
        </Alert>
      )}
      <Dispute order={order} />
    </>
  );
}

/** An order with its history and actions. */
export function OrderDetail() {
  const words = useMessages(ordersAdmin);
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const moves = useOrderMoves(id);
  return (
    <>
      <PageHeader
        title={order ? words.orderNumber({ number: order.number }) : words.order}
        back={{ to: `/admin/orders${search}`, label: words.orders }}
        aside={order && <OrderBadge status={order.status} />}
        lead={
          order && (
            <>
              {order.placedAt ? words.ordered : words.started} <Ago at={order.placedAt ?? order.createdAt} />
            </>
          )
        }
      />
      {!order && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!order && !error && <ListSkeleton rows={4} />}
      {order && (
        <div className={css.columns}>
          <div className={css.aside}>
            <OrderActions order={order} moves={moves} />
          </div>
          <Stack gap="lg" miw={0}>
            <Troubles order={order} />
            <OrderItems order={order} />
            <OrderFacts order={order} moves={moves} />
            <OrderNotes key={order._id} order={order} moves={moves} />
            <OrderTimeline order={order} />
          </Stack>
        </div>
      )}
    </>
  );
}
