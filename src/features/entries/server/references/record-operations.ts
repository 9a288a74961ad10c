import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { entriesContract, MOST_RECORDS } from '../../contract.ts';
import { staffWords } from '../staff-words.ts';
import { knownType } from '../type-operations.ts';
import { referredBy } from './named-references.ts';
import { namedById, searchRecords } from './reference-queries.ts';

const contract = {
  'GET /api/content-types/{id}/records': entriesContract['GET /api/content-types/{id}/records'],
} as const;

/** What the fields of a type can refer to. */
export const recordOperations = () =>
  operations(contract, {
    'GET /api/content-types/{id}/records': (
      request,
      { params: { id }, query: { field: key, q = '', ids } },
    ) =>
      request.db(async (tx) => {
        const field = (await knownType(tx, id)).fields.find((each) => each.key === key && !each.retired);
        if (!field) throw notFound(staffWords().fieldGone);
        const to = referredBy(field);
        if (!to || to.kind === 'audio') return [];
        const found = ids ? await namedById(tx, to, ids) : await searchRecords(tx, to, q, MOST_RECORDS);
        return found.map(({ id: _id, name, hidden }) => ({ _id, name, hidden }));
      }),
  });
