import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { isUuid } from '../../../../../lib/values/uuid.ts';
import { stateChoices } from '../entry-state.tsx';

type StateChoice = keyof typeof stateChoices;

export interface EntryFilter {
  q: string;
  state: StateChoice | '';
  /** IDs. */
  category: string;
  tag: string;
  author: string;
  sort: '' | 'name' | 'updated';
}

export const noFilter: EntryFilter = { q: '', state: '', category: '', tag: '', author: '', sort: '' };

const isState = (value: string): value is StateChoice => Object.hasOwn(stateChoices, value);

/** The filter in the address, so that it is restored on return, and its query. */
export function useEntryFilter() {
  const [query, setQuery] = useSearchParams();
  const text = (name: string) => query.get(name) ?? '';
  const uuid = (name: string) => (isUuid(text(name)) ? text(name) : '');
  const sort = text('sort');
  const filter: EntryFilter = {
    q: text('q').slice(0, 100),
    state: isState(text('state')) ? (text('state') as StateChoice) : '',
    category: uuid('category'),
    tag: uuid('tag'),
    author: uuid('author'),
    sort: sort === 'name' || sort === 'updated' ? sort : '',
  };
  const page = Math.min(2000, Math.max(1, Math.trunc(Number(text('page'))) || 1));
  const put = (next: EntryFilter, at: number) =>
    setQuery(
      Object.fromEntries(
        Object.entries({ ...next, page: at > 1 ? String(at) : '' }).filter(([, value]) => value !== ''),
      ),
      { replace: true },
    );
  const [q] = useDebouncedValue(filter.q.trim(), 250);
  const { q: _, ...others } = filter;
  const asked = {
    ...(q ? { q } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
  } as Partial<Omit<EntryFilter, 'state' | 'sort'>> & {
    state?: StateChoice;
    sort?: 'name' | 'updated';
  };
  return {
    filter,
    page,
    /** A changed filter starts on the first page. */
    change: (patch: Partial<EntryFilter>) => put({ ...filter, ...patch }, 1),
    turnTo: (at: number) => put(filter, at),
    asked,
    isFiltered: Object.entries(filter).some(([key, value]) => key !== 'sort' && value !== ''),
  };
}
