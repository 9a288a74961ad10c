import { type UsedList, useListOptions } from '../../../../../lib/admin-ui/preferences.ts';

const TYPE = 'type';
/** Before the key of a field that is a column. */
export const FIELD = 'field.';
const MOST_SHOWN = 60;

const typeOf = (query: string): string | null => new URLSearchParams(query).get(TYPE);

function without(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(TYPE);
  return params.toString();
}

/**
 * Density and the columns that all types have are the same for all of them. Each type has its own saved views, because they name its
 * categories, and its own fields as columns, which are hidden unless somebody chooses them.
 */
export function useTypeViews(type: string): UsedList {
  const list = useListOptions('entries');
  const { shown = [] } = list;
  const stored = (column: string) => `${FIELD}${type}.${column.slice(FIELD.length)}`;
  const others = list.views.filter(({ query }) => typeOf(query) !== type);
  return {
    ...list,
    views: list.views
      .filter(({ query }) => typeOf(query) === type)
      .map(({ name, query }) => ({ name, query: without(query) })),
    shows: (column) => (column.startsWith(FIELD) ? shown.includes(stored(column)) : list.shows(column)),
    toggle: (column, isShown) => {
      if (!column.startsWith(FIELD)) return list.toggle(column, isShown);
      const rest = shown.filter((each) => each !== stored(column));
      // Makes room for it in place of the field that was chosen first, perhaps of a type that is gone.
      return list.change({ shown: isShown ? [...rest.slice(1 - MOST_SHOWN), stored(column)] : rest });
    },
    change: ({ views, ...part }) =>
      list.change({
        ...part,
        ...(views && {
          views: [
            ...others,
            ...views.map(({ name, query }) => ({
              name,
              query: `${TYPE}=${type}${query === '' ? '' : `&${query}`}`,
            })),
          ],
        }),
      }),
  };
}
