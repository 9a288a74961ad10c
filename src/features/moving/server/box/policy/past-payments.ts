import { createHash } from 'node:crypto';
import type { BoxRow } from '../read-rows.ts';

/**
 * Payments travel as history only. Whatever could name one at a provider becomes a hash of itself, so that orders, payments
 * and refunds still fit together and nothing can be asked of the provider, and they count as paid by hand: a refund of one is
 * given by hand. Each rule stands here twice, in SQL for what goes out and in code for what comes in.
 */
const PAST = 'imported_';
const isPast = /^imported_[0-9a-f]{64}$/;

/** Rows of `provider` whose reference is a provider's own. */
const isOutside = (provider: unknown) => provider === 'stripe' || provider === 'test';

const past = (reference: unknown): unknown =>
  typeof reference === 'string' && reference !== '' && !isPast.test(reference)
    ? `${PAST}${createHash('sha256').update(reference).digest('hex')}`
    : reference;

const pastSql = (column: string) =>
  `case when ${column} = '' or ${column} ~ '${isPast.source}' then ${column}
     else '${PAST}' || encode(sha256(convert_to(${column}, 'UTF8')), 'hex') end`;

export const pastReference = /^(imported_[0-9a-f]{64})?$/;

/** `provider` and `transaction_id` of an order. */
export const pastOrder = {
  changed: {
    provider: `case when provider in ('stripe', 'test') then 'manual' else provider end`,
    transaction_id: pastSql('transaction_id'),
  },
  arrives: (row: BoxRow): BoxRow => ({
    ...row,
    ...(isOutside(row['provider']) ? { provider: 'manual' } : {}),
    ...('transaction_id' in row ? { transaction_id: past(row['transaction_id']) } : {}),
  }),
};

/** One that was not finished is over here: it goes on where it was begun. One that the provider never answered stays there. */
export const pastPayment = {
  where: 'reference is not null',
  changed: {
    provider: `'manual'`,
    reference: pastSql('reference'),
    status: `case when status in ('waiting', 'processing') then 'cancelled' else status end`,
  },
  arrives: (row: BoxRow): BoxRow => ({
    ...row,
    ...(isOutside(row['provider']) ? { provider: 'manual' } : {}),
    ...('reference' in row ? { reference: past(row['reference']) } : {}),
    ...(row['status'] === 'waiting' || row['status'] === 'processing' ? { status: 'cancelled' } : {}),
  }),
};

/** One that was on its way is carried out where it was asked for. */
export const pastRefund = {
  changed: {
    reference: pastSql('reference'),
    status: `case when status = 'waiting' then 'done' else status end`,
  },
  arrives: (row: BoxRow): BoxRow => ({
    ...row,
    ...('reference' in row ? { reference: past(row['reference']) } : {}),
    ...(row['status'] === 'waiting' ? { status: 'done' } : {}),
  }),
};
