import { Anchor, Badge, Card, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SelectAll, type Selection, SelectRow } from '../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../lib/admin-ui/preferences.ts';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { useShownMoney } from '../../../websites/web/index.ts';
import type { Customer } from '../../contract.ts';
import { customerPath, type CustomerRow } from './customer-calls.ts';
import css from './customers.module.css';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { customersAdmin } from '../../messages/admin/area.ts';

/** Further facts about a customer, as badges. */
export function Labels({ account, subscribed }: Pick<Customer, 'account' | 'subscribed'>) {
  const words = useMessages(customersAdmin);
  return (
    <Group gap={6}>
      {account && (
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {words.account}
        </Badge>
      )}
      {subscribed && (
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {words.subscriber}
        </Badge>
      )}
    </Group>
  );
}

function Name({ customer: { name, email } }: { customer: Customer }) {
  return (
    <>
      <Anchor component={Link} to={customerPath(email)} fw={550} c="inherit" className="admin-opens">
        {name || email}
      </Anchor>
      {name && (
        <Text size="sm" c="dimmed" className="admin-words">
          {email}
        </Text>
      )}
    </>
  );
}

function Cards({ customers, selection }: Pick<Props, 'customers' | 'selection'>) {
  const words = useMessages(customersAdmin);
  const money = useShownMoney();
  return (
    <>
      <div className={css.all}>
        <SelectAll selection={selection} labelled />
      </div>
      <Stack component="ul" gap="xs" className={css.cards ?? ''}>
        {customers.map((customer) => (
          <Card key={customer.email} component="li" withBorder padding="sm" className="admin-opened">
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <SelectRow selection={selection} id={customer.email} name={customer.name || customer.email} />
              <div className={css.grow}>
                <Name customer={customer} />
                <Text size="sm" c="dimmed">
                  {[
                    customer.orders > 0 && words.ordersCount({ count: customer.orders }),
                    customer.bookings > 0 && words.bookingsCount({ count: customer.bookings }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
                <Labels {...customer} />
              </div>
              <Stack gap={4} align="flex-end" ta="right" style={{ flex: 'none' }}>
                <Text fw={550}>{money(customer.spent, customer.currency)}</Text>
                <Text size="sm" c="dimmed">
                  <Ago at={customer.lastSeenAt} />
                </Text>
              </Stack>
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}

interface Props {
  customers: readonly CustomerRow[];
  list: UsedList;
  isNarrow: boolean;
  selection: Selection<CustomerRow>;
}

/** Columns that can be hidden. */
export const customerColumns = () => {
  const words = messagesNow(customersAdmin);
  return {
    labels: words.labels,
    orders: words.orders,
    bookings: words.bookings,
    spent: words.amountSpent,
    seen: words.lastSeen,
  };
};

/** Customers as a table if there is space, else as cards. */
export function CustomerRows({ customers, list, isNarrow, selection }: Props) {
  const words = useMessages(customersAdmin);
  const { shows } = list;
  const money = useShownMoney();
  if (isNarrow) return <Cards {...{ customers, selection }} />;
  return (
    <Table verticalSpacing={list.compact ? 4 : 'sm'} aria-label={words.customers}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <SelectAll selection={selection} />
          </Table.Th>
          <Table.Th>{words.customer}</Table.Th>
          {shows('labels') && <Table.Th>{words.labels}</Table.Th>}
          {shows('orders') && <Table.Th ta="right">{words.orders}</Table.Th>}
          {shows('bookings') && <Table.Th ta="right">{words.bookings}</Table.Th>}
          {shows('spent') && <Table.Th ta="right">{words.amountSpent}</Table.Th>}
          {shows('seen') && <Table.Th ta="right">{words.lastSeen}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {customers.map((customer) => (
          <Table.Tr key={customer.email} className="admin-opened">
            <Table.Td>
              <SelectRow selection={selection} id={customer.email} name={customer.name || customer.email} />
            </Table.Td>
            <Table.Td className="admin-words">
              <Name customer={customer} />
            </Table.Td>
            {shows('labels') && (
              <Table.Td>
                <Labels {...customer} />
              </Table.Td>
            )}
            {shows('orders') && <Table.Td ta="right">{customer.orders}</Table.Td>}
            {shows('bookings') && <Table.Td ta="right">{customer.bookings}</Table.Td>}
            {shows('spent') && <Table.Td ta="right">{money(customer.spent, customer.currency)}</Table.Td>}
            {shows('seen') && (
              <Table.Td ta="right">
                <Ago at={customer.lastSeenAt} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
