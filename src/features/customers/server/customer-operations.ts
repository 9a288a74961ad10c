import { notFound } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { nextPage } from '../../../lib/http/requests/paging.ts';
import { fromMinor } from '../../../lib/values/money.ts';
import { type Customer, type CustomerDetails, customersContract } from '../contract.ts';
import {
  type CustomerRow,
  findCustomer,
  latestBookings,
  latestComments,
  latestMessages,
  latestOrders,
  listCustomers,
} from './customer-queries.ts';
import { staffWords } from './staff-words.ts';

const present = ({ first_seen_at, last_seen_at, spent, ...row }: CustomerRow): Customer => ({
  ...row,
  spent: fromMinor(spent),
  firstSeenAt: first_seen_at.toISOString(),
  lastSeenAt: last_seen_at.toISOString(),
});

export const customerOperations = () =>
  operations(customersContract, {
    'GET /api/customers': (request, { query }) =>
      request.db(async (tx) => {
        const { limit, after, ...filter } = query;
        const rows = await listCustomers(tx, filter, { limit: limit + 1, after });
        return nextPage(request, '/api/customers', query, rows, ({ email }) => email).map(present);
      }),

    'GET /api/customer': ({ db, may }, { query: { email } }) =>
      db(async (tx): Promise<CustomerDetails> => {
        const row = await findCustomer(tx, email);
        if (!row) throw notFound(staffWords().noCustomer);
        const orders = may('orders', 'read') ? await latestOrders(tx, email) : null;
        const bookings = may('bookings', 'read') ? await latestBookings(tx, email) : null;
        const messages = may('messages', 'read') ? await latestMessages(tx, email) : null;
        const comments = may('pages', 'read') ? await latestComments(tx, email) : null;
        return {
          ...present(row),
          latestOrders:
            orders?.map(({ id, placed_at, total, ...order }) => ({
              ...order,
              _id: id,
              total: fromMinor(total),
              placedAt: placed_at.toISOString(),
            })) ?? null,
          latestBookings:
            bookings?.map(({ id, label, start_at, status }) => ({
              _id: id,
              label,
              start: start_at.toISOString(),
              status: status as 'pending' | 'confirmed' | 'cancelled',
            })) ?? null,
          latestMessages:
            messages?.map(({ id, form_name, preview, created_at }) => ({
              _id: id,
              form: form_name,
              preview,
              createdAt: created_at.toISOString(),
            })) ?? null,
          latestComments:
            comments?.map(({ id, page_id, entry, preview, state, created_at }) => ({
              _id: id,
              entry: { _id: page_id, name: entry },
              preview,
              state,
              createdAt: created_at.toISOString(),
            })) ?? null,
        };
      }),
  });
