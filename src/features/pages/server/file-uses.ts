import type { Tx } from '../../../lib/db/database.ts';
import type { FileUse } from '../../files/contract.ts';
import { versionsHolding } from './link-queries.ts';

/** Pages that show a file, in their draft or as visitors see them. */
export async function fileUses(tx: Tx, websiteId: string, fileId: string): Promise<FileUse[]> {
  const rows = await versionsHolding(tx, websiteId, null, [fileId]);
  const pages = new Map<string, FileUse>();
  for (const { id, kind, name, is_draft: isDraft } of rows)
    if (isDraft || !pages.has(id))
      pages.set(id, {
        what: kind === 'section' ? 'Reusable section' : 'Page',
        label: name,
        href: `/admin/pages/edit/${id}`,
      });
  return [...pages.values()];
}
