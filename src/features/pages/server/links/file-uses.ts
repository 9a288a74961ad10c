import type { Tx } from '../../../../lib/db/database.ts';
import type { FileUse } from '../../../files/contract.ts';
import { staffWords } from '../staff-words.ts';
import { translationsHolding, versionsHolding } from './link-queries.ts';

const names = { page: 'page', section: 'reusableSection', entry: 'entry', layout: 'layout' } as const;

/** Pages that show a file or record, by its id, in their draft or as published. */
export async function pagesShowing(tx: Tx, ids: readonly string[]): Promise<Map<string, FileUse[]>> {
  if (ids.length === 0) return new Map();
  const rows = await versionsHolding(tx, null, [...ids]);
  const words = staffWords();
  const found = new Map(ids.map((id) => [id, new Map<string, FileUse>()]));
  for (const { id: page, kind, name, is_draft: isDraft, blocks } of rows) {
    const text = JSON.stringify(blocks);
    for (const [id, pages] of found)
      if (text.includes(id) && (isDraft || !pages.has(page)))
        pages.set(page, {
          what: words[names[kind]],
          label: name,
          href: `/admin/pages/edit/${page}`,
        });
  }
  for (const { id: page, kind, name, language, draft, published } of await translationsHolding(tx, null, [
    ...ids,
  ])) {
    const text = JSON.stringify([draft, published]);
    for (const [id, pages] of found)
      if (text.includes(id))
        pages.set(`${page} ${language}`, {
          what: words[names[kind]],
          label: `${name} (${language})`,
          href: `/admin/pages/translations/${language}/${page}`,
        });
  }
  return new Map([...found].map(([id, pages]) => [id, [...pages.values()]]));
}

export const fileUses = async (tx: Tx, fileId: string): Promise<FileUse[]> =>
  (await pagesShowing(tx, [fileId])).get(fileId) ?? [];
