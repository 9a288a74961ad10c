import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';

export interface TemplateRow {
  email_id: string;
  subject: string | null;
  body: string | null;
  enabled: boolean;
  version: number;
  updated_at: Date;
}

const columns = ['email_id', 'subject', 'body', 'enabled', 'version', 'updated_at'] as const;

export const changedTemplates = (tx: Tx): Promise<TemplateRow[]> =>
  tx.selectFrom('email_templates').select(columns).where('website_id', '=', tx.site).execute();

export const templateRow = (tx: Tx, emailID: string): Promise<TemplateRow | undefined> =>
  tx
    .selectFrom('email_templates')
    .select(columns)
    .where('website_id', '=', tx.site)
    .where('email_id', '=', emailID)
    .executeTakeFirst();

/** What is translated of an email's own texts, published or not. */
export async function translationDraft(tx: Tx, emailID: string, language: string): Promise<StoredTexts> {
  const row = await tx
    .selectFrom('translations')
    .select(sql<StoredTexts>`draft`.as('draft'))
    .where('website_id', '=', tx.site)
    .where('email_id', '=', emailID)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.draft ?? {};
}

export interface TemplateChange {
  websiteId: string;
  emailID: string;
  /** Undefined leaves it unchanged; null restores the default. */
  subject?: string | null | undefined;
  body?: string | null | undefined;
  enabled?: boolean | undefined;
  /** The version it is based on; undefined applies to any. */
  basedOn?: number | undefined;
  /** Only if neither subject nor body has been changed. */
  onlyUnchanged?: boolean;
  by: string;
}

/** An unchanged template has no row, and is version 1. Undefined if the change is based on another version. */
export async function saveTemplate(tx: Tx, change: TemplateChange): Promise<TemplateRow | undefined> {
  const { websiteId, emailID, subject, body, enabled, basedOn = null, onlyUnchanged = false, by } = change;
  const { rows } = await sql<TemplateRow>`
    insert into email_templates as t (website_id, email_id, subject, body, enabled, version)
    select ${websiteId}::uuid, ${emailID}::text, ${subject ?? null}::text, ${body ?? null}::text, ${enabled ?? true}::boolean, 2
    where ${basedOn}::int is null or ${basedOn}::int = 1
      or exists (select from email_templates where website_id = ${websiteId} and email_id = ${emailID})
    on conflict (website_id, email_id) do update set
      subject = ${subject === undefined ? sql`t.subject` : sql`excluded.subject`},
      body = ${body === undefined ? sql`t.body` : sql`excluded.body`},
      enabled = ${enabled === undefined ? sql`t.enabled` : sql`excluded.enabled`},
      version = t.version + 1, updated_at = now()
    where t.website_id = ${websiteId} and (${basedOn}::int is null or t.version = ${basedOn}::int)
      and (not ${onlyUnchanged}::boolean or (t.subject is null and t.body is null))
    returning email_id, subject, body, enabled, version, updated_at`.execute(tx);
  const [row] = rows;
  if (row)
    await tx
      .insertInto('email_template_versions')
      .values({
        website_id: websiteId,
        email_id: emailID,
        version: row.version,
        subject: row.subject,
        body: row.body,
        enabled: row.enabled,
        saved_by: by,
      })
      .execute();
  return row;
}

export const templateVersions = (tx: Tx, emailID: string) =>
  tx
    .selectFrom('email_template_versions as v')
    .leftJoin('accounts as a', (join) =>
      join.onRef('a.website_id', '=', 'v.website_id').onRef('a.id', '=', 'v.saved_by'),
    )
    .select(['v.version', 'v.subject', 'v.body', 'v.enabled', 'v.saved_at', 'a.email as saved_by'])
    .where('v.website_id', '=', tx.site)
    .where('v.email_id', '=', emailID)
    .orderBy('v.version', 'desc')
    .limit(200)
    .execute();

export const templateVersion = (tx: Tx, emailID: string, version: number) =>
  tx
    .selectFrom('email_template_versions')
    .select(['subject', 'body', 'enabled'])
    .where('website_id', '=', tx.site)
    .where('email_id', '=', emailID)
    .where('version', '=', version)
    .executeTakeFirst();
