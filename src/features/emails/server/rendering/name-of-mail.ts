import type { Language } from '../../../../lib/messages/languages.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { kindIn } from '../../mails/translations/translated-mails.ts';

/** The name of an email that people can unsubscribe from, in their language; undefined for an unknown id. */
export function nameOfMail(emailID: string, language: Language): string | undefined {
  const kind = mailKinds.find((one) => one.emailID === emailID);
  return kind && kindIn(kind, language).name;
}
