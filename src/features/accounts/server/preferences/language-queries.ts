import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import {
  type AdminLanguage,
  type Language,
  type StaffReader,
  staffReader,
} from '../../../../lib/messages/languages.ts';
import { browsersLanguage, usedLanguage } from '../../../../lib/messages/spoken-language.ts';

/** Somebody with an account, and the language in which they use the site; null for the main one. */
export interface Speaker {
  /** Null if there is nothing to keep. */
  speakerId: string | null;
  speaks: Language | null;
}

/** The person of an account, as far as the request tells their language. */
export function speakerOf(accountId: string | null | undefined): Speaker {
  const speaks = usedLanguage();
  return { speakerId: speaks === undefined ? null : (accountId ?? null), speaks: speaks ?? null };
}

/** A statement, or part of one, that keeps the language with the account. It locks the account only if the language is another one. */
export const keepingLanguage = (
  { speakerId, speaks, websiteId }: Speaker & { websiteId: string },
  only: RawBuilder<unknown> = sql`true`,
) => sql<{ id: string }>`
  update accounts set language = ${speaks}::text
  where website_id = ${websiteId}::uuid and id = ${speakerId}::uuid and language is distinct from ${speaks}::text and ${only}
  returning id`;

export async function keepLanguage(tx: Tx, speaker: Speaker): Promise<void> {
  if (speaker.speakerId !== null) await keepingLanguage({ ...speaker, websiteId: tx.site }).execute(tx);
}

/** The language of an account `a` if the site still has it; null for the main one. */
export const spokenByAccount = sql<Language | null>`
  (select a.language from websites w where w.id = a.website_id and a.language = any (w.languages))`;

/**
 * Keeps the language of the browser in which somebody of staff signs in: the admin speaks it until they choose one. Before the account is
 * locked for the session, because two sign-ins would wait for each other's shared lock.
 */
export async function keepBrowserLanguage(tx: Tx, accountId: string): Promise<void> {
  const language = browsersLanguage();
  if (language === undefined) return;
  await sql`
    update accounts set browser_language = ${language}
    where website_id = ${tx.site} and id = ${accountId} and (owner or role is not null)
      and browser_language is distinct from ${language}`.execute(tx);
}

/** The language that staff with an email address chose for the admin, or else that of their browser; null for anybody else. */
export const chosenByStaff = (tx: Tx, email: RawBuilder<string | null>) => sql<string | null>`
  (select coalesce(s.preferences ->> 'language', s.browser_language) from accounts s
    where s.website_id = ${tx.site} and s.email = lower(${email}) and (s.owner or s.role is not null))`;

/** The language in which staff use the admin; null while it isn’t known, or if they are no staff. */
export async function languageOfStaff(tx: Tx, email: string): Promise<AdminLanguage | null> {
  const { rows } = await sql<{ chosen: AdminLanguage | null }>`
    select ${chosenByStaff(tx, sql`${email}::text`)} as chosen`.execute(tx);
  return rows[0]?.chosen ?? null;
}

/** In which language the product writes to an address of staff, such as the site's contact address. */
export async function staffReaderOf(tx: Tx, email: string): Promise<StaffReader & { timezone: string }> {
  const { rows } = await sql<{ chosen: string | null; locale: string; timezone: string }>`
    select ${chosenByStaff(tx, sql`${email}::text`)} as chosen, locale, timezone from websites where id = ${tx.site}`.execute(
    tx,
  );
  const { chosen, locale, timezone } = rows[0] ?? { chosen: null, locale: '', timezone: 'UTC' };
  return { timezone, ...staffReader(chosen, locale) };
}

/**
 * The language of the account with this email address, for emails that no request causes: of staff, that in which they use the admin. Null if
 * there is no such account.
 */
export async function languageOfAccount(tx: Tx, email: string): Promise<Language | null> {
  const { rows } = await sql<{ language: Language | null }>`
    select coalesce(${chosenByStaff(tx, sql`a.email`)}, ${spokenByAccount}) as language from accounts a where a.website_id = ${tx.site} and a.email = ${email}`.execute(
    tx,
  );
  return rows[0]?.language ?? null;
}
