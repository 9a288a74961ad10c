import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';
import { callEntries, typesQuery } from './entry-calls.ts';

const SHOWN = 12;
/** Content types that are searched. */
const TYPES = 6;

/** Links to published entries. */
export const entryLinks: LinkSource = {
  get label() {
    return messagesNow(entriesAdmin).content;
  },
  find: async (words, queries) => {
    const types = (await queries.fetchQuery({ ...typesQuery, staleTime: 30_000 })).slice(0, TYPES);
    const found = await Promise.all(
      types.map(async (type) => {
        const { entries } = await callEntries('GET /api/content-types/{id}/entries', {
          params: { id: type._id },
          query: { limit: SHOWN, ...(words ? { q: words } : {}) },
        });
        return entries
          .filter(({ publishedAt }) => publishedAt !== null)
          .map((entry) => ({ href: entry.href, label: entry.name, hint: type.page.name }));
      }),
    );
    return found.flat().slice(0, SHOWN);
  },
};
