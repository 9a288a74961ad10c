import { conflict, Refusal } from '../errors.ts';

interface Changed {
  _id: string;
}

/** Each record of a call once and in one order, so that two changes of the same ones wait for each other. */
export const inOneOrder = <T extends Changed>(records: readonly T[]): T[] =>
  [...new Map(records.map((record) => [record._id, record])).values()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );

/**
 * Changes several records in one transaction.
 * @param find throws 404 for one that is gone
 * @param notDone a sentence that names the record in the way
 * @throws 409 with the record in the way
 */
export async function changeEach<T extends Changed, Row extends { name: string }>(
  records: readonly T[],
  find: (id: string) => Promise<Row>,
  notDone: (why: { name: string; message: string }) => string,
  work: (record: T, row: Row) => Promise<void>,
): Promise<{ changed: number }> {
  const each = inOneOrder(records);
  for (const record of each) {
    const row = await find(record._id);
    try {
      await work(record, row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message } = error;
      throw conflict(each.length === 1 ? message : notDone({ name: row.name, message }));
    }
  }
  return { changed: each.length };
}
