import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Filter, totalsQuery } from '../order-calls.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';

/** The total of the filtered orders; without a date filter, of the last 90 days. */
export function TotalsLine({ filter }: { filter: Filter }) {
  const totals = useQuery(totalsQuery(filter)).data;
  const show = useShownMoney();
  if (!totals) return null;
  const { count, paid, total, refunded, currency } = totals;
  return (
    <Text size="sm" c="dimmed" mb="sm" role="status">
      {filter.from ? 'In this period' : filter.to ? 'In the 90 days before' : 'In the last 90 days'}:{' '}
      {count === 1 ? '1 order' : `${count} orders`}, {paid} paid, {show(total, currency)} received
      {refunded > 0 && `, ${show(refunded, currency)} refunded`}.
    </Text>
  );
}
