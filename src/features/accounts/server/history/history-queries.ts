import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import { deleteOldest } from '../../../../lib/db/batches-queries.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { type ActLog, doerOf } from '../../../../lib/http/acts.ts';

/** The only place that writes a site's history. */
export const actLog: ActLog = {
  nameOf: async (tx, column, id) => {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql<{ name: string | null }>`
      select ${sql.ref(name)}::text as name from ${sql.table(table)}
      where website_id = ${tx.site} and id = ${id}`.execute(tx);
    return rows[0]?.name ?? '';
  },

  // A transaction has an id once it has changed something.
  write: async (tx, { word, by, address, subjectId, subject, fields, kept }, always) => {
    const { rows } = await sql`
      insert into history (website_id, account_id, email, role, address, word, subject_id, subject, fields, kept)
      select ${tx.site}, ${by?.key ? null : (by?.accountId ?? null)}::uuid, ${by ? doerOf(by) : ''},
        ${by?.key ? 'key' : (by?.role ?? '')}, ${address}, ${word},
        ${subjectId}::uuid, ${subject}, ${fields}::text[], ${JSON.stringify(kept)}::jsonb
      where ${always} or pg_current_xact_id_if_assigned() is not null
      returning id`.execute(tx);
    return rows.length > 0;
  },
};

interface Filter {
  q?: string | undefined;
  words?: readonly string[] | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
  limit: number;
}

export const listHistory = (tx: Tx, filter: Filter) => {
  const { q, words, person, from, to, after, limit } = filter;
  return tx
    .selectFrom('history')
    .selectAll()
    .where('website_id', '=', tx.site)
    .$if(words !== undefined, (query) => query.where('word', 'in', [...(words ?? [])]))
    .$if(person !== undefined, (query) => query.where('account_id', '=', person ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', sql<Date>`${from}::date`))
    .$if(to !== undefined, (query) => query.where('at', '<', sql<Date>`${to}::date + 1`))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .$if(q !== undefined && q !== '', (query) =>
      query.where((by) =>
        by.or([by('email', 'ilike', containing(q ?? '')), by('subject', 'ilike', containing(q ?? ''))]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

/** Deletes old entries of all sites. The database keeps those younger than a year. @returns how many were deleted */
export const forgetHistory = (tx: CrossTx, most: number): Promise<number> =>
  deleteOldest(tx, { table: 'history', column: 'at', until: sql<Date>`now() - interval '1 year'` }, most);
