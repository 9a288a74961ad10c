import { invalid } from '../../../../lib/errors.ts';
import { canAsk, type FieldWanted } from '../../asked-fields.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import type { OwnFilter } from '../../own-filter.ts';
import { staffWords } from '../staff-words.ts';
import type { TypeRow } from '../type-queries.ts';
import type { AskedField } from './asked-queries.ts';
import type { Narrowed } from './narrowed-queries.ts';

/**
 * What is asked of fields of a type.
 * @param isThere whether the caller can ask for a field
 * @throws 400 for a field that the type doesn’t have, or that can’t be asked this
 */
export const askedFields = (
  { fields }: Pick<TypeRow, 'fields'>,
  asked: Readonly<Record<string, FieldWanted>> = {},
  isThere: (field: FieldDefinition) => boolean = ({ retired }) => !retired,
): AskedField[] =>
  Object.entries(asked).map(([key, wanted]) => {
    const field = fields.find((each) => each.key === key && isThere(each));
    if (field && canAsk(field, wanted)) return { field, asked: wanted };
    const { fieldGone, filterUnfit } = staffWords();
    const sentence = field ? filterUnfit : fieldGone;
    throw invalid(sentence, { [`fields.${key}`]: sentence });
  });

/** The conditions of a filter. @throws 400 for a field that the type doesn’t have, or that can’t be asked this */
export const narrowing = (
  type: Pick<TypeRow, 'fields'>,
  { q, state, access, category, tag, author, fields }: OwnFilter,
): Narrowed => ({
  q: q || undefined,
  state,
  access,
  terms: [category, tag, author].filter((term) => term !== undefined),
  fields: askedFields(type, fields),
});
