import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { isDay } from '../../../../../lib/values/calendar-day.ts';
import { statuses } from '../order-badge.tsx';
import { providers } from '../providers.ts';
import type { Filter } from '../order-calls.ts';

export function useFilter(): [Filter, (patch: Partial<Filter>) => void, string] {
  const { query, change, search } = useAddressFilter();
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const filter: Filter = {
    q: text('q').slice(0, 100),
    status: Object.hasOwn(statuses, text('status')) ? (text('status') as Filter['status']) : '',
    from: day('from'),
    to: day('to'),
    provider: Object.hasOwn(providers, text('provider')) ? (text('provider') as Filter['provider']) : '',
    trouble: text('trouble') === 'true' ? 'true' : '',
  };
  return [filter, change, search];
}
