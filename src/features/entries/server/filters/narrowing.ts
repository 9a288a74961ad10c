import { invalid } from '../../../../lib/errors.ts';
import { canAsk } from '../../asked-fields.ts';
import type { OwnFilter } from '../../own-filter.ts';
import type { Narrowed } from '../entry-queries.ts';
import { staffWords } from '../staff-words.ts';
import type { TypeRow } from '../type-queries.ts';

/** The conditions of a filter. @throws 400 for a field that the type doesn’t have, or that can’t be asked this */
export const narrowing = (
  type: Pick<TypeRow, 'fields'>,
  { q, state, access, category, tag, author, fields = {} }: OwnFilter,
): Narrowed => ({
  q: q || undefined,
  state,
  access,
  terms: [category, tag, author].filter((term) => term !== undefined),
  fields: Object.entries(fields).map(([key, asked]) => {
    const field = type.fields.find((each) => each.key === key);
    if (field && canAsk(field, asked)) return { field, asked };
    const { fieldGone, filterUnfit } = staffWords();
    const sentence = field && !field.retired ? filterUnfit : fieldGone;
    throw invalid(sentence, { [`fields.${key}`]: sentence });
  }),
});
