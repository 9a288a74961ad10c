import type { Tx } from '../../../../lib/db/database.ts';
import { type Language, localeIn } from '../../../../lib/messages/languages.ts';
import { mailKind } from '../../mail-kinds.ts';
import { languageFor } from '../rendering/render-mail.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
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

/** The start of links to the site's screens for a reader: in the main language if the site doesn't have theirs, as may be that of staff. */
export async function homeForReader(
  tx: Tx,
  site: Pick<Site, 'origin' | 'origins'>,
  readers: Language | null,
): Promise<string> {
  if (readers === null) return site.origin;
  const { locale, languages } = await languagesOf(tx);
  return homeFor(site, languages.includes(readers) ? readers : null, locale);
}
