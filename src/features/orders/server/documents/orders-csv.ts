import { everyPage } from '../../../../lib/http/requests/paging.ts';
import { amountDigits, fromMinor } from '../../../../lib/values/money.ts';
import { statusWord } from '../../order-states.ts';
import { readFilter, type AskedFilter } from '../management/list-orders.ts';
import { listOrders, type ListedOrder } from '../management/list-queries.ts';
import type { OrderServices } from '../services.ts';
import { addressLines } from '../emails/shown-values.ts';

export const orderColumns = [
  'number',
  'status',
  'ordered',
  'paid',
  'name',
  'email',
  'phone',
  'company',
  'address line 1',
  'address line 2',
  'city',
  'region',
  'postcode',
  'country',
  'delivery address',
  'pieces',
  'subtotal',
  'discount',
  'code',
  'shipping',
  'tax',
  'total',
  'refunded',
  'currency',
  'payment',
  'transaction',
  'invoice',
];
const AT_ONCE = 500;

type Page = Parameters<typeof listOrders>[2];

const record = (row: ListedOrder): string[] => {
  const amount = (minor: number) => amountDigits(fromMinor(minor), row.currency);
  return [
    row.number,
    statusWord(row.status),
    row.created_at.toISOString(),
    row.paid_at?.toISOString() ?? '',
    row.name,
    row.email,
    row.phone,
    row.address?.company ?? '',
    row.address?.line1 ?? '',
    row.address?.line2 ?? '',
    row.address?.city ?? '',
    row.address?.region ?? '',
    row.address?.postcode ?? '',
    row.address?.country ?? '',
    addressLines(row, 'en').join(', '),
    String(row.pieces),
    amount(row.subtotal),
    amount(row.discount),
    row.discount_code,
    amount(row.shipping),
    amount(row.tax),
    amount(row.total),
    amount(row.refunded),
    row.currency,
    row.provider,
    row.transaction_id,
    row.invoice_number ?? '',
  ];
};

/** All orders that match a filter, page by page, so that a million of them need no memory. */
export async function* orderRows({ db }: OrderServices, websiteId: string, asked: AskedFilter) {
  const filter = await db.forWebsite(websiteId, (tx) => readFilter(tx, asked));
  const read = (page: Page) => db.forWebsite(websiteId, (tx) => listOrders(tx, filter, page));
  for await (const rows of everyPage(AT_ONCE, read, ({ id }) => id)) yield rows.map(record);
}
