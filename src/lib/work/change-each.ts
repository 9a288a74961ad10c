import type { Refusal } from '../errors.ts';

interface Changed {
  _id: string;
}

/**
 * Changes several records in one transaction, in the order of their ids, so that overlapping calls don't deadlock.
 * @returns the results, in the order of the rows @throws `twice()` if a record is listed twice
 */
export async function changeEach<Row extends Changed, Result>(
  rows: readonly Row[],
  twice: () => Refusal,
  change: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  if (new Set(rows.map(({ _id }) => _id)).size < rows.length) throw twice();
  for (const row of rows.toSorted((one, other) => (one._id < other._id ? -1 : 1)))
    results.set(row._id, await change(row));
  return rows.map(({ _id }) => results.get(_id) as Result);
}
