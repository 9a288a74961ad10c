import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id } from '../../lib/values/shapes.ts';
import { service, serviceChange } from './service-shapes.ts';
import { MOST_SERVICES_AT_ONCE } from './services-limits.ts';

const several = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'Choose at least one service.')
    .max(MOST_SERVICES_AT_ONCE, `At most ${MOST_SERVICES_AT_ONCE} at once.`);

/** What can be changed for several services at once. */
const change = serviceChange
  .pick({ published: true, price: true, deposit: true, durations: true, version: true })
  .extend({ _id: id });
export type ServiceBulkChange = z.output<typeof change>;

/** Calls on several services. */
export const servicesContract = contract({
  'PUT /api/services': {
    act: { word: 'services-changed' },
    summary: 'Show, hide or price several services at once, all or nothing',
    who: 'owner',
    area: 'services',
    body: z.strictObject({ services: several(change) }),
    reply: z.array(service).max(MOST_SERVICES_AT_ONCE),
    refusals: { conflict: {}, 'stale-version': { current: service } },
    bodyLimit: 512 * 1024,
  },
  'POST /api/services/delete': {
    act: { word: 'services-deleted' },
    summary: 'Delete several services without bookings, all or nothing',
    who: 'owner',
    area: 'services',
    body: z.strictObject({ services: several(id) }),
    reply: null,
    refusals: { conflict: {} },
  },
});
