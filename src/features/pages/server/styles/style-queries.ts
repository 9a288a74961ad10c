import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Styling } from '../../../../lib/styling.ts';
import { MOST_STYLES } from '../../styles-contract.ts';

export interface StyleRow {
  id: string;
  name: string;
  styling: Styling;
}

const columns = ['id', 'name', sql<Styling>`styling`.as('styling')] as const;

export const listStyles = (tx: Tx): Promise<StyleRow[]> =>
  tx
    .selectFrom('block_styles')
    .select(columns)
    .where('website_id', '=', tx.site)
    .orderBy('name')
    .limit(MOST_STYLES)
    .execute();

export const findStyle = (tx: Tx, id: string): Promise<StyleRow | undefined> =>
  tx
    .selectFrom('block_styles')
    .select(columns)
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

/** @param id of the style that may have the name */
export async function nameIsTaken(tx: Tx, name: string, id?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('block_styles')
    .select('id')
    .where('website_id', '=', tx.site)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

const json = (styling: Styling) => sql<never>`${JSON.stringify(styling)}::jsonb`;

export const insertStyle = (tx: Tx, { name, styling }: Omit<StyleRow, 'id'>): Promise<StyleRow> =>
  tx
    .insertInto('block_styles')
    .values({ website_id: tx.site, name, styling: json(styling) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateStyle = (tx: Tx, id: string, { name, styling }: Omit<StyleRow, 'id'>): Promise<StyleRow> =>
  tx
    .updateTable('block_styles')
    .set({ name, styling: json(styling) })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function deleteStyle(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('block_styles')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
