import type { Tx } from '../../../../lib/db/database.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { replaceEntries } from '../../../../lib/search/entry-queries.ts';
import { findService, lockService } from './service-queries.ts';

/** Writes the search index of a service. */
export async function indexService(tx: Tx, id: string): Promise<void> {
  await lockService(tx, id);
  const row = await findService(tx, id);
  if (!row) return;
  const texts = [plainText(row.description)];
  await replaceEntries(tx, { service: id }, [
    { kind: 'service', anchor: '', title: row.label, headings: [], texts },
  ]);
}
