import type { Tx } from '../../../../lib/db/database.ts';
import { type Language, localeIn } from '../../../../lib/messages/languages.ts';
import { mailKind } from '../../mail-kinds.ts';
import { languageFor } from '../rendering/render-mail.ts';
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
