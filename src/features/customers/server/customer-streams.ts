import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { neutralCell } from '../../../lib/values/csv-cell.ts';
import type { Database } from '../../../lib/db/database.ts';
import { invalid } from '../../../lib/errors.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { amountDigits, fromMinor } from '../../../lib/values/money.ts';
import { disposition } from '../../files/server/index.ts';
import { customerFilter } from '../contract.ts';
import { type CustomerFilter, type CustomerRow, listCustomers } from './customer-queries.ts';

const query = z.object(customerFilter);
const columns = [
  'email',
  'name',
  'phone',
  'orders',
  'spent',
  'currency',
  'bookings',
  'messages',
  'account',
  'subscribed',
  'first seen',
  'last seen',
];
const AT_ONCE = 2000;

const record = (row: CustomerRow): string[] =>
  [
    row.email,
    row.name,
    row.phone,
    String(row.orders),
    amountDigits(fromMinor(row.spent), row.currency),
    row.currency,
    String(row.bookings),
    String(row.messages),
    row.account ? 'yes' : 'no',
    row.subscribed ? 'yes' : 'no',
    row.first_seen_at.toISOString(),
    row.last_seen_at.toISOString(),
  ].map(neutralCell);

/** Page by page, so that memory doesn't grow with the list. */
async function* customersAsCsv(db: Database, websiteId: string, filter: CustomerFilter) {
  yield stringify([columns]);
  for (let after: string | undefined; ;) {
    const place = after;
    const rows = await db.forWebsite(websiteId, (tx) =>
      listCustomers(tx, filter, { limit: AT_ONCE, after: place }),
    );
    if (rows.length > 0) yield stringify(rows.map(record));
    after = rows.at(-1)?.email;
    if (rows.length < AT_ONCE) return;
  }
}

export const customerStreams = ({ db }: { db: Database }): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/customers.csv',
    described: { summary: 'Customers as a table', query, gives: { type: 'text/csv' } },
    act: { word: 'customers-exported' },
    who: 'owner',
    area: 'customers',
    handle: async (request, incoming, reply) => {
      const asked = query.safeParse(incoming.query);
      if (!asked.success)
        throw invalid('This filter can’t be read.', { query: 'Check the filter and try again.' });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition('attachment', 'customers.csv'))
        .send(Readable.from(customersAsCsv(db, request.site.id, asked.data)));
    },
  },
];
