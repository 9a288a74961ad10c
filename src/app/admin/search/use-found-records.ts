import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { callCalendar } from '../../../features/bookings/web/admin/calendar/calendar-calls.ts';
import { servicesQuery } from '../../../features/bookings/web/admin/booking-calls.ts';
import { callCustomers, customerPath } from '../../../features/customers/web/admin/customer-calls.ts';
import { callEntries, typesQuery, writePath } from '../../../features/entries/web/admin/entry-calls.ts';
import { callFiles } from '../../../features/files/web/admin/file-calls.ts';
import { callMessages } from '../../../features/forms/web/admin/messages/message-calls.ts';
import { callOrders } from '../../../features/orders/web/admin/order-calls.ts';
import { callProducts } from '../../../features/products/web/admin/product-calls.ts';
import { useWebsite } from '../../../features/websites/web/index.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';

export interface FoundRecord {
  id: string;
  label: string;
  description: string;
  to: string;
}

const EACH = 4;
const LEAST = 2;
/** Content types that are searched. */
const TYPES = 6;

const none: { group: string; records: FoundRecord[] }[] = [];

/** Records that match a search; none for fewer than two characters. */
export function useFoundRecords(query: string): typeof none {
  const words = useMessages(searchAdmin);
  const [q] = useDebouncedValue(query.trim(), 250);
  const wanted = q.length >= LEAST && query.trim().length >= LEAST;
  const asked = { query: { q, limit: EACH } };
  const options = { placeholderData: keepPreviousData };
  const orders = useQuery({
    queryKey: ['found', 'orders', q],
    queryFn: () => callOrders('GET /api/orders', asked),
    enabled: wanted && may('orders'),
    ...options,
  });
  const customers = useQuery({
    queryKey: ['found', 'customers', q],
    queryFn: () => callCustomers('GET /api/customers', asked),
    enabled: wanted && may('customers'),
    ...options,
  });
  const bookings = useQuery({
    queryKey: ['found', 'bookings', q],
    queryFn: () => callCalendar('GET /api/calendar/search', asked),
    enabled: wanted && may('bookings'),
    ...options,
  });
  const messages = useQuery({
    queryKey: ['found', 'messages', q],
    queryFn: () => callMessages('GET /api/messages', asked),
    enabled: wanted && may('messages'),
    ...options,
  });
  const services = useQuery({ ...servicesQuery, enabled: wanted && may('services') });
  const { locale, timezone } = useWebsite().data ?? { locale: 'en-GB', timezone: 'UTC' };
  const products = useQuery({
    queryKey: ['found', 'products', q],
    queryFn: () => callProducts('GET /api/products', asked),
    enabled: wanted && may('products'),
    ...options,
  });
  const types = useQuery({ ...typesQuery, enabled: wanted && may('pages') }).data ?? [];
  const entries = useQueries({
    queries: types.slice(0, TYPES).map(({ _id }) => ({
      queryKey: ['found', 'entries', _id, q],
      queryFn: () => callEntries('GET /api/content-types/{id}/entries', { params: { id: _id }, ...asked }),
      enabled: wanted && may('pages'),
      ...options,
    })),
    combine: (all) => all.flatMap(({ data }) => data?.entries ?? []),
  });
  const files = useQuery({
    queryKey: ['found', 'files', q],
    queryFn: () => callFiles('GET /api/files', asked),
    enabled: wanted && may('files'),
    ...options,
  });
  if (!wanted) return none;
  return [
    {
      group: words.orders,
      records: (orders.data ?? []).map(({ _id, number, name, email }) => ({
        id: `order-${_id}`,
        label: words.orderNumber({ number }),
        description: [name, email].filter(Boolean).join(', '),
        to: `/admin/orders/${_id}`,
      })),
    },
    {
      group: words.customers,
      records: (customers.data ?? []).map(({ name, email }) => ({
        id: `customer-${email}`,
        label: name || email,
        description: name ? email : '',
        to: customerPath(email),
      })),
    },
    {
      group: words.bookings,
      records: (bookings.data ?? []).map(({ _id, name, label, start, status }) => ({
        id: `booking-${_id}`,
        label: name || label,
        description: [
          label,
          new Intl.DateTimeFormat(locale, {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: timezone,
          }).format(new Date(start)),
          status === 'cancelled' ? words.cancelled : '',
        ]
          .filter(Boolean)
          .join(' · '),
        to: `/admin/bookings/${_id}`,
      })),
    },
    {
      group: words.messages,
      records: (messages.data ?? []).map(({ _id, name, email, preview }) => ({
        id: `message-${_id}`,
        label: name || email || words.message,
        description: preview,
        to: `/admin/messages/${_id}`,
      })),
    },
    {
      group: words.services,
      records: (services.data ?? [])
        .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()))
        .slice(0, EACH)
        .map(({ _id, label, slug }) => ({
          id: `service-${_id}`,
          label,
          description: `/service/${slug}`,
          to: `/admin/services/edit/${_id}`,
        })),
    },
    {
      group: words.products,
      records: (products.data ?? []).map(({ _id, label, slug }) => ({
        id: `product-${_id}`,
        label,
        description: `/product/${slug}`,
        to: `/admin/products/edit/${_id}`,
      })),
    },
    {
      group: words.content,
      records: entries.map(({ _id, name, type }) => ({
        id: `entry-${_id}`,
        label: name,
        description: types.find((one) => one._id === type)?.page.name ?? '',
        to: writePath(_id),
      })),
    },
    {
      group: words.files,
      records: (files.data ?? []).map(({ _id, name, folder }) => ({
        id: `file-${_id}`,
        label: name,
        description: folder ?? '',
        to: `/admin/files?${new URLSearchParams({ q: name })}`,
      })),
    },
  ];
}
