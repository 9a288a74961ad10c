import { operations } from '../../../../lib/http/handlers.ts';
import { entriesContract, MOST_DATES } from '../../contract.ts';
import { narrowing } from '../filters/narrowing.ts';
import { knownType } from '../type-operations.ts';
import { countUndated, type DateRow, listDates } from './calendar-queries.ts';

const contract = {
  'GET /api/content-types/{id}/calendar': entriesContract['GET /api/content-types/{id}/calendar'],
} as const;

const presentDate = ({ id, name, what, at, day, state, waiting }: DateRow) => ({
  entry: { _id: id, name, state, waiting },
  what,
  day,
  at: at.toISOString(),
});

/** The calendar of entries. */
export const calendarOperations = () =>
  operations(contract, {
    'GET /api/content-types/{id}/calendar': (request, { params: { id }, query }) =>
      request.db(async (tx) => {
        const { from, to } = query;
        const filter = narrowing(await knownType(tx, id), query);
        const dates = await listDates(tx, { typeId: id, from, to }, filter, MOST_DATES + 1);
        return {
          dates: dates.slice(0, MOST_DATES).map(presentDate),
          more: dates.length > MOST_DATES,
          undated: await countUndated(tx, { typeId: id }, filter),
        };
      }),
  });
