import { sql } from 'kysely';
import type { Tx } from '../../../../../lib/db/database.ts';
import { seal, unseal } from '../../../../../lib/db/sealed.ts';
import type { Provider } from './provider.ts';

const place = (tx: Tx) => ['translation_providers', tx.site] as const;

/** The service of the site without its key. */
export const findSettings = (tx: Tx) =>
  tx
    .selectFrom('translation_providers')
    .select(['ending', 'address', 'model'])
    .select(sql<Provider['kind']>`provider`.as('kind'))
    .where('website_id', '=', tx.site)
    .executeTakeFirst();

/** The service of the site with its key, to send something to it. */
export async function findProvider(tx: Tx): Promise<Provider | undefined> {
  const row = await tx
    .selectFrom('translation_providers')
    .select(['secret', 'address', 'model'])
    .select(sql<Provider['kind']>`provider`.as('kind'))
    .where('website_id', '=', tx.site)
    .executeTakeFirst();
  if (!row) return undefined;
  const { secret, ...rest } = row;
  return { ...rest, key: unseal(tx, place(tx), secret) };
}

/** What tells one key from another; all keys of DeepL’s free plan end in `:fx`. */
const endingOf = (key: string) => key.replace(/:fx$/, '').slice(-4);

/** A service with a new key. */
export async function saveProvider(tx: Tx, { kind, key, address, model }: Provider): Promise<void> {
  await sql`
    insert into translation_providers (website_id, provider, secret, ending, address, model)
    values (${tx.site}, ${kind}, ${seal(tx, place(tx), key)}, ${endingOf(key)}, ${address}, ${model})
    on conflict (website_id) do update set provider = excluded.provider, secret = excluded.secret,
      ending = excluded.ending, address = excluded.address, model = excluded.model, updated_at = now()`.execute(
    tx,
  );
}

/** @returns false if the key is for another service or address, where it must not be sent */
export async function changeModel(tx: Tx, { kind, address, model }: Omit<Provider, 'key'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('translation_providers')
    .set({ model, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('provider', '=', kind)
    .where('address', '=', address)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const removeProvider = (tx: Tx) =>
  tx.deleteFrom('translation_providers').where('website_id', '=', tx.site).execute();
