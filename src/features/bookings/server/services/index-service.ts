import type { Tx } from '../../../../lib/db/database.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { keepLanguages, replaceEntries, type SearchEntry } from '../../../../lib/search/entry-queries.ts';
import { everyTranslation } from '../../../../lib/translations/published-queries.ts';
import { layService } from '../translations/lay-service.ts';
import { findService, lockService, type ServiceRow } from './service-queries.ts';

/** Writes the search index of a service, in each language into which it is translated. */
export async function indexService(tx: Tx, id: string): Promise<void> {
  await lockService(tx, id);
  const row = await findService(tx, id);
  if (!row) return;
  await replaceEntries(tx, { service: id }, [entryOf(row)]);
  const translations = await everyTranslation(tx, 'service', [id]);
  for (const { language, texts } of translations) {
    const laid = layService(row, { texts, languages: [], translation: '' }).row;
    await replaceEntries(tx, { service: id }, [entryOf(laid)], language);
  }
  const languages = translations.map(({ language }) => language);
  await keepLanguages(tx, { service: id }, languages);
}

const entryOf = ({ label, description }: Pick<ServiceRow, 'label' | 'description'>): SearchEntry => ({
  kind: 'service',
  anchor: '',
  title: label,
  headings: [],
  texts: [plainText(description)],
});
