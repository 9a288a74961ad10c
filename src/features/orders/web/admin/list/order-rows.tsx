import { Anchor, Badge, Card, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SelectAll, type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { OrderSummary } from '../../../contract.ts';
import { OrderBadge } from '../order-badge.tsx';
import css from '../orders.module.css';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  orders: readonly OrderSummary[];
  /** The query of the list, so that the way back restores it. */
  search: string;
  list: UsedList;
  isNarrow: boolean;
  selection: Selection<OrderSummary>;
}

/** Columns that can be hidden. */
export const orderColumns = ({ date, customer, status, items, total }: WordsOf<typeof ordersAdmin>) => ({
  date,
  customer,
  status,
  items,
  total,
});

export const buyer = ({ name, email }: OrderSummary) => {
  const words = messagesNow(ordersAdmin);
  return name || email || words.deletedAccount;
};

function NumberLink({ order, search }: { order: OrderSummary; search: string }) {
  return (
    <Anchor
      component={Link}
      to={`/admin/orders/${order._id}${search}`}
      fw={550}
      c="inherit"
      className="admin-opens"
    >
      {order.number}
    </Anchor>
  );
}

function State({ order }: { order: OrderSummary }) {
  const words = useMessages(ordersAdmin);
  return (
    <Group gap={6}>
      <OrderBadge status={order.status} />
      {order.collected && (
        <Text size="sm" c="dimmed">
          {words.collection}
        </Text>
      )}
      {order.trouble && (
        <Badge color="orange" variant="outline" c="var(--mantine-color-text)" title={order.trouble}>
          {words.needsAttention}
        </Badge>
      )}
    </Group>
  );
}

function Sum({ order }: { order: OrderSummary }) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  return (
    <>
      <Text fw={550}>{show(order.total, order.currency)}</Text>
      {order.refunded > 0 && (
        <Text size="sm" c="dimmed">
          {words.moneyRefunded({ money: show(order.refunded, order.currency) })}
        </Text>
      )}
    </>
  );
}

const Check = ({ order: { _id, number }, selection }: { order: OrderSummary } & Pick<Props, 'selection'>) => (
  <SelectRow selection={selection} id={_id} name={useMessages(ordersAdmin).orderToSelect({ number })} />
);

function Cards({ orders, search, selection }: Pick<Props, 'orders' | 'search' | 'selection'>) {
  const words = useMessages(ordersAdmin);
  return (
    <>
      <div className={css.selectAll}>
        <SelectAll selection={selection} labelled />
      </div>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {orders.map((order) => (
          <Card key={order._id} component="li" withBorder padding="sm" className="admin-opened">
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Check order={order} selection={selection} />
              <div style={{ minWidth: 0, flex: 1 }}>
                <NumberLink order={order} search={search} />
                <Text size="sm" className="admin-words">
                  {buyer(order)}
                </Text>
                <Text size="sm" c="dimmed">
                  {words.itemCount({ count: order.pieces })}, <Ago at={order.placedAt ?? order.createdAt} />
                </Text>
              </div>
              <Stack gap={4} align="flex-end" ta="right" style={{ flex: 'none' }}>
                <Sum order={order} />
                <State order={order} />
              </Stack>
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}

/** Orders as a table if there is space, else as cards. */
export function OrderRows({ orders, search, list, isNarrow, selection }: Props) {
  const words = useMessages(ordersAdmin);
  const { shows } = list;
  if (isNarrow) return <Cards {...{ orders, search, selection }} />;
  return (
    <Table verticalSpacing={list.compact ? 4 : 'sm'} aria-label={words.orders}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <SelectAll selection={selection} />
          </Table.Th>
          <Table.Th>{words.order}</Table.Th>
          {shows('date') && <Table.Th>{words.date}</Table.Th>}
          {shows('customer') && <Table.Th>{words.customer}</Table.Th>}
          {shows('status') && <Table.Th>{words.status}</Table.Th>}
          {shows('items') && <Table.Th ta="right">{words.items}</Table.Th>}
          {shows('total') && <Table.Th ta="right">{words.total}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Table.Tr key={order._id} className="admin-opened">
            <Table.Td>
              <Check order={order} selection={selection} />
            </Table.Td>
            <Table.Td>
              <NumberLink order={order} search={search} />
            </Table.Td>
            {shows('date') && (
              <Table.Td>
                <Ago at={order.placedAt ?? order.createdAt} />
              </Table.Td>
            )}
            {shows('customer') && <Table.Td className="admin-words">{buyer(order)}</Table.Td>}
            {shows('status') && (
              <Table.Td>
                <State order={order} />
              </Table.Td>
            )}
            {shows('items') && <Table.Td ta="right">{order.pieces}</Table.Td>}
            {shows('total') && (
              <Table.Td ta="right">
                <Sum order={order} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
