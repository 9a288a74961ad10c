import { createHash } from 'node:crypto';
import type { ArchiveRow } from '../read-rows.ts';

/**
 * Payments travel as history only. Every reference to a provider becomes a hash of itself, so that orders, payments
 * and refunds still match but nothing can be requested from the provider. They count as paid by hand, and refunds are
 * made by hand. Each rule exists twice, in SQL for exports and in code for imports.
 */
const PAST = 'imported_';
const isPast = /^imported_[0-9a-f]{64}$/;

/** Providers whose references are the provider's own. */
const isOnlinePayment = (provider: unknown) => provider === 'stripe' || provider === 'test';

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
  arrives: (row: ArchiveRow): ArchiveRow => ({
    ...row,
    ...(isOnlinePayment(row['provider']) ? { provider: 'manual' } : {}),
    ...('transaction_id' in row ? { transaction_id: past(row['transaction_id']) } : {}),
  }),
};

/** An unfinished payment is closed here: it continues where it was started. One that the provider never answered is left out. */
export const pastPayment = {
  where: 'reference is not null',
  changed: {
    provider: `'manual'`,
    reference: pastSql('reference'),
    status: `case when status in ('waiting', 'processing') then 'cancelled' else status end`,
  },
  arrives: (row: ArchiveRow): ArchiveRow => ({
    ...row,
    ...(isOnlinePayment(row['provider']) ? { provider: 'manual' } : {}),
    ...('reference' in row ? { reference: past(row['reference']) } : {}),
    ...(row['status'] === 'waiting' || row['status'] === 'processing' ? { status: 'cancelled' } : {}),
  }),
};

/** A refund in progress is performed where it was requested. */
export const pastRefund = {
  changed: {
    reference: pastSql('reference'),
    status: `case when status = 'waiting' then 'done' else status end`,
  },
  arrives: (row: ArchiveRow): ArchiveRow => ({
    ...row,
    ...('reference' in row ? { reference: past(row['reference']) } : {}),
    ...(row['status'] === 'waiting' ? { status: 'done' } : {}),
  }),
};
