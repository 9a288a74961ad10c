import type { Tx } from '../../../../lib/db/database.ts';
import { type Language, localeIn } from '../../../../lib/messages/languages.ts';
import { mailKind } from '../../mail-kinds.ts';
import { languageFor } from '../rendering/render-mail.ts';
import { baseIn } from '../../../../lib/links/language-paths.ts';
import { languagesOf } from '../../../websites/server/index.ts';
import { mailFacts } from './settings-queries.ts';

/**
 * The language of an email, whatever language the request that causes it is answered in.
 * @param readers its reader's; null for the site's
 */
export const languageOfMail = async (
  tx: Tx,
  emailID: string,
  readers: Language | null = null,
): Promise<Language> =>
  languageFor(mailKind(emailID), localeIn(readers, (await mailFacts(tx, [emailID])).theme.locale));

/** How addresses of the site's screens begin for a reader: empty if the site doesn't have their language, as may be that of staff. */
export async function baseOfSite(tx: Tx, readers: Language | null): Promise<string> {
  if (readers === null) return '';
  const { locale, languages } = await languagesOf(tx);
  return baseIn(languages.includes(readers) ? readers : null, locale);
}
