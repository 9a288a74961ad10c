import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { mailKind } from '../../mail-kinds.ts';
import { languageFor } from '../rendering/render-mail.ts';
import { mailFacts } from './settings-queries.ts';

/** The language of an email's reader, whatever language the request that causes it is answered in. */
export const languageOfMail = async (tx: Tx, emailID: string): Promise<Language> =>
  languageFor(mailKind(emailID), (await mailFacts(tx, [emailID])).theme.locale);
