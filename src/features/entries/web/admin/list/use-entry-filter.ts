import { useDebouncedValue } from '@mantine/hooks';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { isUuid } from '../../../../../lib/values/uuid.ts';
import { isSortable } from '../../../asked-fields.ts';
import { type Access, accesses } from '../../../access.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { isStateChoice, type StateChoice } from '../entry-state.tsx';
import { readAsked, writeAsked } from './fields/field-conditions.ts';
import { type Direction, isDirection } from './fields/field-orders.ts';

export interface EntryFilter {
  q: string;
  state: StateChoice | '';
  /** IDs. */
  category: string;
  tag: string;
  author: string;
  access: Access | '';
  sort: '' | 'name' | 'updated' | Direction;
  /** The key of the field that it is sorted by. */
  field: string;
  /** Filters by fields of the type, as the address has them. */
  fields: string;
}

export const noFilter: EntryFilter = {
  q: '',
  state: '',
  category: '',
  tag: '',
  author: '',
  access: '',
  sort: '',
  field: '',
  fields: '',
};

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

const isOrder = (name: string): boolean => name === 'sort' || name === 'field';

const isAccess = (value: string): value is Access => accesses.some((one) => one === value);

/** The order in an address. A field by which the type can’t be sorted any more leaves the usual one. */
function orderIn(
  sort: string,
  field: string,
  fields: ContentType['fields'],
): Pick<EntryFilter, 'sort' | 'field'> {
  if (sort === 'name' || sort === 'updated') return { sort, field: '' };
  const isThere = isDirection(sort) && fields.some((each) => each.key === field && isSortable(each));
  return isThere ? { sort, field } : { sort: '', field: '' };
}

/** The filter in the address, its query, and whether a list or a calendar shows what it finds. */
export function useEntryFilter(type: Pick<ContentType, 'fields'>) {
  const { query, change } = useAddressFilter();
  const text = (name: string) => query.get(name) ?? '';
  const uuid = (name: string) => (isUuid(text(name)) ? text(name) : '');
  const { asked: askedFields, dropped } = readAsked(text('fields'), type.fields);
  const filter: EntryFilter = {
    q: text('q').slice(0, 100),
    state: isStateChoice(text('state')) ? (text('state') as StateChoice) : '',
    category: uuid('category'),
    tag: uuid('tag'),
    author: uuid('author'),
    access: isAccess(text('access')) ? (text('access') as Access) : '',
    ...orderIn(text('sort'), text('field'), type.fields),
    fields: writeAsked(askedFields),
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
    sort?: 'name' | 'updated' | Direction;
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
    /** Filters by fields, and how many of those in the address can’t be applied any more. */
    askedFields,
    dropped,
    /** What narrows the list, as parameters of a call. */
    found: Object.fromEntries(Object.entries(asked).filter(([name]) => !isOrder(name))) as Record<
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
    isFiltered: Object.entries(filter).some(([key, value]) => !isOrder(key) && value !== ''),
  };
}
