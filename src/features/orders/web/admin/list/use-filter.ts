import { useSearchParams } from 'react-router';
import { isDay } from '../../../../../lib/values/calendar-day.ts';
import { statuses } from '../order-badge.tsx';
import { providers } from '../providers.ts';
import type { Filter } from '../order-calls.ts';

/** The filter in the address, so that it is restored on return. */
export function useFilter(): [Filter, (patch: Partial<Filter>) => void, string] {
  const [query, setQuery] = useSearchParams();
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
  const change = (patch: Partial<Filter>) => {
    const wanted = Object.entries({ ...filter, ...patch }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(wanted), { replace: true });
  };
  return [filter, change, query.size > 0 ? `?${query}` : ''];
}
