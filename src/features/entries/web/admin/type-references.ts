import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { isOrdered } from '../../sorting.ts';
import { callEntries, CONTENT_KEY } from './entry-calls.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';

/** Content types as choices of a block field. */
export const typeReferences: ReferenceSource = {
  key: [...CONTENT_KEY, 'names'],
  fetch: async () =>
    (await callEntries('GET /api/content-types')).map(({ _id, page }) => ({ value: _id, label: page.name })),
  get none() {
    return messagesNow(entriesAdmin).noContentYet;
  },
  create: {
    href: '/admin/content',
    get label() {
      return messagesNow(entriesAdmin).addContent;
    },
  },
};

/** Fields by which a list of entries can be sorted, each with the content types that have it. */
export const orderFields: ReferenceSource = {
  key: [...CONTENT_KEY, 'order-fields'],
  fetch: async () => {
    const types = await callEntries('GET /api/content-types');
    const fields = types.flatMap((type) =>
      type.fields.filter(isOrdered).map(({ key, label }) => ({ key, label, plural: type.plural })),
    );
    return [...Map.groupBy(fields, ({ key }) => key)].map(([value, same]) => ({
      value,
      label: `${same[0]?.label} (${same.map(({ plural }) => plural).join(', ')})`,
    }));
  },
  get none() {
    return messagesNow(entriesAdmin).noOrderFields;
  },
  create: {
    href: '/admin/content',
    get label() {
      return messagesNow(entriesAdmin).editFields;
    },
  },
};
