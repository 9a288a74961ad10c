import { addEntry, addTerm, addType } from '../../features/entries/server/index.ts';
import { type PageServices, publishPage } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { ContentTypeContent } from './site-content.ts';

const kinds = { authors: 'author', categories: 'category', tags: 'tag' } as const;
type Names = keyof typeof kinds;

/** Adds a content type with its entries, and publishes them. */
export async function fillEntries(
  tx: Tx,
  pages: PageServices,
  ownerId: string,
  { entries, ...about }: ContentTypeContent,
): Promise<void> {
  const type = await addType({ pages }, tx, about, ownerId);
  const known = new Map<string, string>();
  const idsOf = async (names: Names, given: readonly string[] = []) => {
    const ids: string[] = [];
    for (const name of given) {
      const key = `${names} ${name}`;
      const kind = kinds[names];
      const id =
        known.get(key) ?? (await addTerm(tx, { kind, type: kind === 'author' ? undefined : type, name }));
      known.set(key, id);
      ids.push(id);
    }
    return ids;
  };
  for (const { authors, categories, tags, ...entry } of entries) {
    const id = await addEntry(
      { pages },
      tx,
      {
        ...entry,
        type,
        authors: await idsOf('authors', authors),
        categories: await idsOf('categories', categories),
        tags: await idsOf('tags', tags),
      },
      ownerId,
    );
    await publishPage(pages, tx, id, {}, new Date());
  }
}
