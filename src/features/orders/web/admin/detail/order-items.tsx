import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { Order } from '../../../contract.ts';
import css from '../orders.module.css';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** The lines and totals of an order. */
export function OrderItems({ order }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  const money = useShownMoney();
  const show = (amount: number) => money(amount, order.currency);
  const sums: [label: string, amount: number, strong?: boolean][] = [
    [words.subtotal, order.subtotal],
    ...(order.discount > 0
      ? [[words.discountCode({ code: order.discountCode }).trim(), -order.discount] as [string, number]]
      : []),
    ...(order.shippingLabel ? [[order.shippingLabel, order.shipping] as [string, number]] : []),
    ...(order.tax > 0 && !order.taxIncluded ? [[words.tax, order.tax] as [string, number]] : []),
    [words.total, order.total, true],
    // Below the total, because it isn't added to it.
    ...(order.tax > 0 && order.taxIncluded ? [[words.taxIncluded, order.tax] as [string, number]] : []),
    ...(order.refunded > 0 ? [[words.refunded, -order.refunded] as [string, number]] : []),
  ];
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-items">
      <Title order={2} size="h4" mb="sm" id="order-items">
        {words.items}
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0} className={css.items ?? ''}>
        {order.items.map((item) => (
          <Group key={item._id} component="li" justify="space-between" wrap="nowrap" align="flex-start">
            <div className="admin-words">
              <Text>
                {item.quantity} × {item.label}
                {item.variant && `, ${item.variant}`}
              </Text>
              <Text size="sm" c="dimmed">
                {[
                  show(item.price),
                  item.sku,
                  item.fulfilled > 0 && words.fulfilledCount({ count: item.fulfilled }),
                  item.refunded > 0 && words.refundedCount({ count: item.refunded }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </div>
            <Text className={css.amount ?? ''}>{show(item.price * item.quantity)}</Text>
          </Group>
        ))}
      </Stack>
      <dl className={css.sums}>
        {sums.map(([label, amount, strong]) => (
          <div key={label} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>{amount === 0 && label === order.shippingLabel ? words.free : show(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
