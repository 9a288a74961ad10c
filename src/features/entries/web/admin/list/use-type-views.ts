import { type UsedList, useListOptions } from '../../../../../lib/admin-ui/preferences.ts';

const TYPE = 'type';

const typeOf = (query: string): string | null => new URLSearchParams(query).get(TYPE);

function without(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(TYPE);
  return params.toString();
}

/** Columns and density are the same for all types; each type has its own saved views, because they name its categories. */
export function useTypeViews(type: string): UsedList {
  const list = useListOptions('entries');
  const others = list.views.filter(({ query }) => typeOf(query) !== type);
  return {
    ...list,
    views: list.views
      .filter(({ query }) => typeOf(query) === type)
      .map(({ name, query }) => ({ name, query: without(query) })),
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
