import type { Tx } from '../../../lib/db/database.ts';
import type { TermKind } from '../entry-shapes.ts';
import { deletePage } from '../../pages/server/index.ts';
import { deleteUnusedTerms } from './term-queries.ts';
import { deleteUnusedType, lockType } from './type-queries.ts';

/** Removes a content type with its page, and terms, as far as nothing uses them. @returns the terms that were removed */
export async function removeUnused(
  tx: Tx,
  { types, terms }: { types: readonly string[]; terms: readonly string[] },
): Promise<{ kind: TermKind; slug: string }[]> {
  // Entries are added under this lock.
  for (const type of types) await lockType(tx, type);
  const removed = terms.length > 0 ? await deleteUnusedTerms(tx, terms) : [];
  for (const type of types) {
    const page = await deleteUnusedType(tx, type);
    if (page) await deletePage(tx, page);
  }
  return removed;
}
