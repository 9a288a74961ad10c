import type { Tx } from '../../../../lib/db/database.ts';
import { altText } from '../../../../lib/content/picture-shape.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import { type Collection, collectionFields } from '../../product-shapes.ts';
import { findCollection, listCollections } from '../catalogue/collection-queries.ts';
import { staffWords } from '../staff-words.ts';

type CollectionRow = NonNullable<Awaited<ReturnType<typeof findCollection>>>;
type CollectionTexts = Pick<CollectionRow, 'label' | 'description' | 'picture'>;

const { label, description } = collectionFields.shape;

function textsOfCollection(collection: CollectionTexts): RecordText[] {
  const words = staffWords();
  const block = words.collection;
  const all = [
    recordText('label', { label: words.collectionName, block }, collection.label, label),
    recordText(
      'description',
      { label: words.description, block, kind: 'multiline' },
      collection.description,
      description.unwrap(),
    ),
    recordText(
      'picture.alt',
      { label: words.imageDescription, block, kind: 'alt' },
      collection.picture?.alt,
      altText,
    ),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

const original = (row: CollectionRow): TranslatableRecord => ({
  id: row.id,
  name: row.label,
  path: `/shop?collection=${row.slug}`,
  visible: true,
  texts: textsOfCollection(row),
});

/** Collections as their translator needs them. */
export const translatableCollections: TranslatableRecords = {
  kind: 'collection',
  area: 'products',
  find: async (tx, id) => {
    const row = await findCollection(tx, id);
    return row && original(row);
  },
  // A site has few, so all of them are read for each part of the list.
  after: async (tx, after, limit) => {
    const rows = await listCollections(tx);
    const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
    return rows.slice(from, from + limit).map(original);
  },
};

/** Collections as they are read in a language. What has no translation stays in the original. */
export async function collectionsIn(
  tx: Tx,
  collections: readonly Collection[],
  language: Language,
): Promise<Collection[]> {
  const ids = collections.map(({ _id }) => _id);
  const translated = await publishedRecords(tx, 'collection', ids, language);
  return collections.map((collection) => {
    const { texts, translation } = translated(collection._id);
    const matches = matchTexts(textsOfCollection(collection), texts);
    const laid = [...matches].reduce<Collection>(
      (all, [key, { text }]) => withValue(all, key.slice(0, -1), text),
      collection,
    );
    const named = (['label', 'description'] as const).filter((name) => matches.has(`${name}@`));
    return { ...laid, translated: named, translation };
  });
}
