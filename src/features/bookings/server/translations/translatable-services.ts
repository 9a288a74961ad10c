import type { TranslatableRecord, TranslatableRecords } from '../../../../lib/translations/records.ts';
import { indexService } from '../services/index-service.ts';
import { findService, listServices, type ServiceRow } from '../services/service-queries.ts';
import { textsOfService } from './lay-service.ts';

const original = (row: ServiceRow): TranslatableRecord => ({
  id: row.id,
  name: row.label,
  path: row.published ? `/service/${row.slug}` : null,
  visible: row.published,
  texts: textsOfService(row),
});

/** Services as their translator needs them. */
export const translatableServices: TranslatableRecords = {
  kind: 'service',
  area: 'services',
  find: async (tx, id) => {
    const row = await findService(tx, id);
    return row && original(row);
  },
  index: indexService,
  after: async (tx, after, limit) =>
    (await listServices(tx, { published: false, limit, after })).map(original),
};
