import { useAddressFilter } from './use-address-filter.ts';

/** The values of each choice, '' for none, with the keys of their words. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ListFilter<C extends Choices> = { q: string } & { [Name in keyof C]: keyof C[Name] & string };

const MOST_LETTERS = 100;

/** Search and choices of a list, in the address. A sort, named `sort`, is no filter. */
export function useListFilter<C extends Choices>(choices: C) {
  const { query, change, search } = useAddressFilter();
  const among = (name: string) => {
    const value = query.get(name) ?? '';
    return Object.hasOwn(choices[name] ?? {}, value) ? value : '';
  };
  const names = Object.keys(choices);
  const filter = {
    q: (query.get('q') ?? '').slice(0, MOST_LETTERS),
    ...Object.fromEntries(names.map((name) => [name, among(name)])),
  } as ListFilter<C>;
  return {
    filter,
    change: (patch: Readonly<Record<string, string>>) => change(patch),
    search,
    isFiltered: filter.q !== '' || names.some((name) => name !== 'sort' && among(name) !== ''),
    /** Shows every row, in the order that was chosen. */
    clear: () =>
      change(Object.fromEntries(['q', ...names.filter((name) => name !== 'sort')].map((name) => [name, '']))),
  };
}

export type UsedListFilter = Pick<ReturnType<typeof useListFilter>, 'change'> & {
  filter: Readonly<Record<string, string>>;
};
