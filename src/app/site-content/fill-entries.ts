import { addEntry, addTerm, addType } from '../../features/entries/server/index.ts';
import { type PageServices, publishPage } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { ContentTypeContent } from './site-content.ts';

const kinds = { authors: 'author', categories: 'category', tags: 'tag' } as const;
type Names = keyof typeof kinds;

const DAY = 86_400_000;

/**
 * Adds a content type with its entries, and publishes them.
 * @param page the id of the page that lists them; without it, one is added
 */
export async function fillEntries(
  tx: Tx,
  pages: PageServices,
  ownerId: string,
  { entries, descriptions = {}, ...about }: ContentTypeContent,
  page?: string,
): Promise<void> {
  const now = Date.now();
  const type = await addType({ pages }, tx, { ...about, page }, ownerId);
  const known = new Map<string, string>();
  const idsOf = async (names: Names, given: readonly string[] = []) => {
    const ids: string[] = [];
    for (const name of given) {
      const key = `${names} ${name}`;
      const kind = kinds[names];
      const owner = kind === 'author' ? undefined : type;
      const description = kind === 'tag' ? undefined : descriptions[name];
      const id = known.get(key) ?? (await addTerm(tx, { kind, type: owner, name, description }));
      known.set(key, id);
      ids.push(id);
    }
    return ids;
  };
  for (const { authors, categories, tags, daysAgo, ...entry } of entries) {
    const id = await addEntry(
      { pages },
      tx,
      {
        ...entry,
        type,
        ...(daysAgo === undefined ? {} : { shownAt: new Date(now - daysAgo * DAY).toISOString() }),
        authors: await idsOf('authors', authors),
        categories: await idsOf('categories', categories),
        tags: await idsOf('tags', tags),
      },
      ownerId,
    );
    await publishPage(pages, tx, id, {}, new Date());
  }
}
