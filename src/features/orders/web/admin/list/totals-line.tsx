import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Filter, totalsQuery } from '../order-calls.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** The total of the filtered orders; without a date filter, of the last 90 days. */
export function TotalsLine({ filter }: { filter: Filter }) {
  const words = useMessages(ordersAdmin);
  const totals = useQuery(totalsQuery(filter)).data;
  const show = useShownMoney();
  if (!totals) return null;
  const { count, paid, total, refunded, currency } = totals;
  const period = filter.from ? 'chosen' : filter.to ? 'before' : 'last';
  const of = { period, count, paid, total: show(total, currency) };
  return (
    <Text size="sm" c="dimmed" mb="sm" role="status">
      {refunded > 0
        ? words.totalsWithRefunds({ ...of, refunded: show(refunded, currency) })
        : words.totals(of)}
    </Text>
  );
}
