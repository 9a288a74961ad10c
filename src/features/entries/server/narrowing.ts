import type { OwnFilter } from '../own-filter.ts';
import type { Narrowed } from './entry-queries.ts';
import type { TypeRow } from './type-queries.ts';

/** The conditions of a filter. */
export const narrowing = (
  _type: Pick<TypeRow, 'fields'>,
  { q, state, access, category, tag, author }: OwnFilter,
): Narrowed => ({
  q: q || undefined,
  state,
  access,
  terms: [category, tag, author].filter((term) => term !== undefined),
});
