import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { callEntries, CONTENT_KEY } from './entry-calls.ts';

/** Content types as choices of a block field. */
export const typeReferences: ReferenceSource = {
  key: [...CONTENT_KEY, 'names'],
  fetch: async () =>
    (await callEntries('GET /api/content-types')).map(({ _id, page }) => ({ value: _id, label: page.name })),
  none: 'There is no content to list yet.',
  create: { href: '/admin/content', label: 'Add content' },
};
