import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { pagePath } from '../../slugs.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../messages/admin-views/area.ts';
import { allPagesQuery } from './page-calls.ts';

const fits = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** Pages of the site's own host, in menu order. */
export const pageLinks: LinkSource = {
  get label() {
    return messagesNow(viewsAdmin).pages;
  },
  find: async (words, queries) =>
    (await queries.ensureQueryData(allPagesQuery))
      .filter(
        ({ subdomain, name, slug }) => subdomain === '' && (fits(name, words) || fits(pagePath(slug), words)),
      )
      .map(({ name, slug }) => ({ href: pagePath(slug), label: name })),
};
