import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { seal, unseal } from '../../../../lib/db/sealed.ts';
import type { Provider } from './provider.ts';

const place = (tx: Tx) => ['stock_providers', tx.site] as const;

/** The provider of the site without its key. */
export const findSettings = (tx: Tx) =>
  tx
    .selectFrom('stock_providers')
    .select('ending')
    .select(sql<Provider['kind']>`provider`.as('kind'))
    .where('website_id', '=', tx.site)
    .executeTakeFirst();

/** The provider of the site with its key, to ask it for something. */
export async function findProvider(tx: Tx): Promise<Provider | undefined> {
  const row = await tx
    .selectFrom('stock_providers')
    .select('secret')
    .select(sql<Provider['kind']>`provider`.as('kind'))
    .where('website_id', '=', tx.site)
    .executeTakeFirst();
  return row && { kind: row.kind, key: row.secret === null ? '' : unseal(tx, place(tx), row.secret) };
}

export async function saveProvider(tx: Tx, { kind, key }: Provider): Promise<void> {
  const secret = key === '' ? null : seal(tx, place(tx), key);
  const ending = key === '' ? null : key.slice(-4);
  await sql`
    insert into stock_providers (website_id, provider, secret, ending)
    values (${tx.site}, ${kind}, ${secret}, ${ending})
    on conflict (website_id) do update set provider = excluded.provider, secret = excluded.secret,
      ending = excluded.ending, updated_at = now()`.execute(tx);
}

export const removeProvider = (tx: Tx) =>
  tx.deleteFrom('stock_providers').where('website_id', '=', tx.site).execute();
