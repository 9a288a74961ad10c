import type { ContentType, Term } from '../../../entry-shapes.ts';
import { callEntries } from '../entry-calls.ts';

const AT_ONCE = 100;

/**
 * Gives the entries of one term another one, and deletes it. Each batch is a transaction; after a failure the rest still has the
 * old term, and merging again continues.
 * @param types those whose entries may have it
 */
export async function mergeTerms(term: Term, into: string, types: readonly ContentType[]): Promise<void> {
  for (const { _id: type } of types) {
    for (;;) {
      const { entries } = await callEntries('GET /api/content-types/{id}/entries', {
        params: { id: type },
        query: { [term.kind]: term._id, limit: AT_ONCE },
      });
      if (entries.length === 0) break;
      await callEntries('PUT /api/entries', {
        body: { entries: entries.map(({ _id }) => _id), add: [into], remove: [term._id] },
      });
    }
  }
  await callEntries('DELETE /api/entry-terms/{id}', { params: { id: term._id } });
}
