import { useDebouncedValue } from '@mantine/hooks';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { isUuid } from '../../../../../lib/values/uuid.ts';
import { type Access, accesses } from '../../../access.ts';
import { isStateChoice, type StateChoice } from '../entry-state.tsx';

export interface EntryFilter {
  q: string;
  state: StateChoice | '';
  /** IDs. */
  category: string;
  tag: string;
  author: string;
  access: Access | '';
  sort: '' | 'name' | 'updated';
}

export const noFilter: EntryFilter = {
  q: '',
  state: '',
  category: '',
  tag: '',
  author: '',
  access: '',
  sort: '',
};

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

const isAccess = (value: string): value is Access => accesses.some((one) => one === value);

/** The filter in the address, its query, and whether a list or a calendar shows what it finds. */
export function useEntryFilter() {
  const { query, change } = useAddressFilter();
  const text = (name: string) => query.get(name) ?? '';
  const uuid = (name: string) => (isUuid(text(name)) ? text(name) : '');
  const sort = text('sort');
  const filter: EntryFilter = {
    q: text('q').slice(0, 100),
    state: isStateChoice(text('state')) ? (text('state') as StateChoice) : '',
    category: uuid('category'),
    tag: uuid('tag'),
    author: uuid('author'),
    access: isAccess(text('access')) ? (text('access') as Access) : '',
    sort: sort === 'name' || sort === 'updated' ? sort : '',
  };
  const page = Math.min(2000, Math.max(1, Math.trunc(Number(text('page'))) || 1));
  const [q] = useDebouncedValue(filter.q.trim(), 250);
  const { q: _, ...others } = filter;
  const asked = {
    ...(q ? { q } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
  } as Partial<Omit<EntryFilter, 'state' | 'access' | 'sort'>> & {
    state?: StateChoice;
    access?: Access;
    sort?: 'name' | 'updated';
  };
  return {
    filter,
    page,
    /** A changed filter starts on the first page. */
    change: (patch: Partial<EntryFilter>) => change({ ...patch, page: null }),
    turnTo: (at: number) => {
      change({ page: at > 1 ? String(at) : null });
      scrollTo(0, 0);
    },
    asked,
    /** What narrows the list, as parameters of a call. */
    found: Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'sort')) as Record<
      string,
      string
    >,
    isCalendar: text('view') === 'calendar',
    /** Such as 2026-11; null for the present one. */
    month: MONTH.test(text('month')) ? text('month') : null,
    showCalendar: (isShown: boolean) =>
      change({ view: isShown ? 'calendar' : null, month: null, page: null }, false),
    /** Going back leads to the month before. */
    showMonth: (month: string | null) => change({ month }, false),
    showDrafts: () => change({ view: null, month: null, state: 'draft' }, false),
    isFiltered: Object.entries(filter).some(([key, value]) => key !== 'sort' && value !== ''),
  };
}
