import type { Tx } from '../../../lib/db/database.ts';
import type { FileUse } from '../../files/contract.ts';
import { thingsUsing } from './use-queries.ts';

/** Products and collections that use a file. */
export async function fileUses(tx: Tx, fileId: string): Promise<FileUse[]> {
  return (await thingsUsing(tx, fileId)).map(({ kind, id, label }) =>
    kind === 'product'
      ? { what: 'Product', label, href: `/admin/products/edit/${id}` }
      : { what: 'Collection', label, href: `/admin/products/collections/${id}` },
  );
}
