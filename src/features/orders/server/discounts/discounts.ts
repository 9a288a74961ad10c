import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, foundAll, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { refuseDecimals } from '../../../websites/server/index.ts';
import type { shopContract } from '../../shop-contract.ts';
import type { Discount, DiscountInput } from '../../shop-shapes.ts';
import {
  activateDiscounts,
  deleteDiscounts,
  type DiscountRow,
  findDiscount,
  insertDiscount,
  listDiscounts,
  updateDiscount,
} from './discount-queries.ts';
import { refusing } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

type Calls =
  | 'GET /api/discounts'
  | 'PUT /api/discounts'
  | 'POST /api/discounts/delete'
  | 'POST /api/discount'
  | 'GET /api/discount/{id}'
  | 'PUT /api/discount/{id}'
  | 'DELETE /api/discount/{id}';

const toDiscount = (row: DiscountRow): Discount => ({
  _id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value / 100,
  active: row.active,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  minimum: row.minimum / 100,
  totalLimit: row.total_limit,
  customerLimit: row.customer_limit,
  used: row.used,
  version: row.version,
});

const amountsOf = ({ kind, value, minimum }: DiscountInput) => ({
  minimum,
  ...(kind === 'fixed' ? { value } : {}),
});

async function read(tx: Tx, id: string): Promise<Discount> {
  const row = await findDiscount(tx, id);
  if (!row) throw notFound(staffWords().discountGone);
  return toDiscount(row);
}

/** Two codes may not have the same spelling, and none may exceed its limit: the database decides. */
const refuseTaken = <T>(work: Promise<T>): Promise<T> =>
  refusing(
    refusing(work, 'unique', () => conflict(staffWords().discountTaken)),
    'check',
    () => conflict(staffWords().discountUsedMore),
    'check',
  );

export const discountHandlers = (): Pick<Handlers<typeof shopContract>, Calls> => ({
  'GET /api/discounts': async (request, { query }) => {
    const rows = await request.db((tx) => listDiscounts(tx, { ...query, limit: query.limit + 1 }));
    return nextPage(request, '/api/discounts', query, rows, ({ id }) => id).map(toDiscount);
  },

  'PUT /api/discounts': async ({ db }, { body: { discounts, active } }) => {
    await db(async (tx) =>
      foundAll(discounts, await activateDiscounts(tx, discounts, active), staffWords().oneDiscountGone),
    );
    return undefined;
  },

  'POST /api/discounts/delete': async ({ db }, { body: { discounts } }) => {
    await db(async (tx) =>
      foundAll(discounts, await deleteDiscounts(tx, discounts), staffWords().oneDiscountGone),
    );
    return undefined;
  },

  'POST /api/discount': ({ db }, { body }) =>
    db(async (tx) => {
      await refuseDecimals(tx, amountsOf(body));
      return read(tx, await refuseTaken(insertDiscount(tx, body)));
    }),

  'GET /api/discount/{id}': ({ db }, { params: { id } }) => db((tx) => read(tx, id)),

  'PUT /api/discount/{id}': ({ db }, { params: { id }, body: { version, ...fields } }) =>
    db(async (tx) => {
      await refuseDecimals(tx, amountsOf(fields));
      if (!(await refuseTaken(updateDiscount(tx, id, fields, version))))
        throw staleVersion('discount code', await read(tx, id));
      return read(tx, id);
    }),

  'DELETE /api/discount/{id}': async ({ db }, { params: { id } }) => {
    if (!(await db((tx) => deleteDiscounts(tx, [id])))) throw notFound(staffWords().discountGone);
    return undefined;
  },
});
