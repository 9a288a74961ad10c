import type { ReferenceSource } from '../../../lib/admin-ui/references.ts';
import { callBookings } from './admin/booking-calls.ts';

/** The site's services, for blocks that show one. */
export const serviceReferences: ReferenceSource = {
  key: ['services', 'names'],
  fetch: async () =>
    (await callBookings('GET /api/services', { query: { limit: 500 } })).map(({ _id, label }) => ({
      value: _id,
      label,
    })),
  none: 'There are no services yet.',
  create: { href: '/admin/services/new', label: 'Add service' },
};
