import { z } from 'zod';
import type { Database } from '../../../lib/db/database.ts';
import { foundAll, invalid } from '../../../lib/errors.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { email } from '../../../lib/values/shapes.ts';
import { amountDigits, fromMinor } from '../../../lib/values/money.ts';
import { customerFilter } from '../contract.ts';
import { MOST_NAMED } from '../customer-limits.ts';
import { type CustomerFilter, type CustomerRow, listCustomers } from './customer-queries.ts';
import { everyPage } from '../../../lib/http/requests/paging.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';
import { staffWords } from './staff-words.ts';

const query = z.object({
  ...customerFilter,
  /** Only these customers; once for each. */
  email: z
    .union([email, z.array(email).min(1).max(MOST_NAMED)])
    .transform((value) => [...new Set([value].flat())])
    .optional(),
});
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

const record = (row: CustomerRow): string[] => [
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
];

async function* customerRows(db: Database, websiteId: string, filter: CustomerFilter) {
  const read = (page: Parameters<typeof listCustomers>[2]) =>
    db.forWebsite(websiteId, (tx) => listCustomers(tx, filter, page));
  for await (const rows of everyPage(AT_ONCE, read, ({ email }) => email)) yield rows.map(record);
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
      if (!asked.success) throw invalid(staffWords().unreadableFilter, { query: staffWords().checkFilter });
      const { email: emails, ...filter } = asked.data;
      if (emails) {
        const limit = emails.length;
        const rows = await request.db((tx) => listCustomers(tx, { ...filter, emails }, { limit }));
        foundAll(emails, rows.length, staffWords().oneCustomerGone);
      }
      return sendCsv(
        reply,
        'customers.csv',
        columns,
        customerRows(db, request.site.id, { ...filter, emails }),
      );
    },
  },
];
