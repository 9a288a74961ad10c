import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Colours } from '../../../../lib/theme/colour.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';

/** The site's details in emails, and their sender. */
export async function siteDetails(tx: Tx) {
  const { colours, drawn, ...rest } = await tx
    .selectFrom('websites as w')
    .leftJoin('email_settings as s', 's.website_id', 'w.id')
    .select(['w.name', 'w.locale', 'w.colours', 's.sender_name', 's.reply_to', 'w.contact_email'])
    .select(sql<string | null>`coalesce(w.brand -> 'logo' ->> 'src', w.logo)`.as('logo'))
    .select(sql<string | null>`w.brand #>> '{logo,src}'`.as('drawn'))
    .where('w.id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return { ...rest, logo: drawn ?? rest.logo, colours: colours as unknown as Colours };
}

export interface MailFacts {
  theme: Pick<Awaited<ReturnType<typeof siteDetails>>, 'name' | 'locale' | 'colours' | 'logo'>;
  templates: { email_id: string; subject: string | null; body: string | null; enabled: boolean }[];
  /** Published ones of the templates, in each language of the site. */
  translations: { email_id: string; language: string; published: StoredTexts }[];
}

const factsRow = prepared((tx, { websiteId, emailIDs }: { websiteId: string; emailIDs: readonly string[] }) =>
  tx
    .selectFrom('websites as w')
    .select(['w.name', 'w.locale', 'w.colours'])
    .select(sql<string | null>`coalesce(w.brand -> 'logo' ->> 'src', w.logo)`.as('logo'))
    .select(sql<string | null>`w.brand #>> '{logo,src}'`.as('drawn'))
    .select(
      sql<MailFacts['templates']>`coalesce((select jsonb_agg(to_jsonb(t)) from email_templates t
        where t.website_id = ${websiteId} and t.email_id = any(${emailIDs}::text[])), '[]')`.as('templates'),
    )
    .select(
      sql<MailFacts['translations']>`coalesce((select jsonb_agg(to_jsonb(t)) from (
        select email_id, language, published from translations
        where website_id = ${websiteId} and email_id = any(${emailIDs}::text[]) and language = any(w.languages)
          and published is not null) t), '[]')`.as('translations'),
    )
    .where('w.id', '=', websiteId),
);

/** Everything needed to compose emails of these kinds. */
export async function mailFacts(tx: Tx, emailIDs: readonly string[]): Promise<MailFacts> {
  const [row] = await factsRow(tx, { websiteId: tx.site, emailIDs });
  if (!row) throw new Error('The site of this email no longer exists.');
  const { templates, translations, drawn, logo, colours, ...rest } = row;
  const theme = { ...rest, logo: drawn ?? logo, colours: colours as unknown as Colours };
  return { theme, templates, translations };
}

const KEY_BYTES = 32;

/** Undefined leaves a setting unchanged. */
export async function saveSettings(
  tx: Tx,
  { senderName, replyTo }: { senderName?: string | undefined; replyTo?: string | undefined },
): Promise<void> {
  await tx
    .insertInto('email_settings')
    .values({
      website_id: tx.site,
      sender_name: senderName ?? '',
      reply_to: replyTo ?? '',
      unsubscribe_key: randomBytes(KEY_BYTES),
    })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet(({ ref }) => ({
          sender_name:
            senderName === undefined ? ref('email_settings.sender_name') : ref('excluded.sender_name'),
          reply_to: replyTo === undefined ? ref('email_settings.reply_to') : ref('excluded.reply_to'),
        }))
        .where('email_settings.website_id', '=', tx.site),
    )
    .execute();
}

const readKey = async (tx: Tx): Promise<Buffer | undefined> =>
  (
    await tx
      .selectFrom('email_settings')
      .select('unsubscribe_key')
      .where('website_id', '=', tx.site)
      .executeTakeFirst()
  )?.unsubscribe_key;

/** The key that signs the site's links; undefined if no email ever had one. */
export const knownKey = readKey;

/** The same, created with the first email that needs it. */
export async function unsubscribeKey(tx: Tx): Promise<Buffer> {
  const known = await readKey(tx);
  if (known) return known;
  await tx
    .insertInto('email_settings')
    .values({ website_id: tx.site, unsubscribe_key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.column('website_id').doNothing())
    .execute();
  const made = await readKey(tx);
  if (!made) throw new Error('Could not create the key for unsubscribe links.');
  return made;
}

export async function isUnsubscribed(tx: Tx, recipient: string, emailID: string): Promise<boolean> {
  const row = await tx
    .selectFrom('email_unsubscribes')
    .select(sql<number>`1`.as('found'))
    .where('website_id', '=', tx.site)
    .where('recipient', '=', recipient.toLowerCase())
    .where('email_id', '=', emailID)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setSubscribed(
  tx: Tx,
  { recipient, emailID, subscribed }: { recipient: string; emailID: string; subscribed: boolean },
): Promise<void> {
  if (subscribed) {
    await tx
      .deleteFrom('email_unsubscribes')
      .where('website_id', '=', tx.site)
      .where('recipient', '=', recipient.toLowerCase())
      .where('email_id', '=', emailID)
      .execute();
    return;
  }
  await tx
    .insertInto('email_unsubscribes')
    .values({ website_id: tx.site, recipient: recipient.toLowerCase(), email_id: emailID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a deleted account's address from the unsubscribe list. */
export async function forgetUnsubscribes(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom('email_unsubscribes')
    .where('website_id', '=', tx.site)
    .where('recipient', '=', recipient.toLowerCase())
    .execute();
}
