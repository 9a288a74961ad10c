import type { AdminLanguage } from '../../../../../lib/messages/languages.ts';
import type { MailKind } from '../../../../emails/mail-kind.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

type PlatformMail =
  | 'platform-welcome'
  | 'platform-confirm-address'
  | 'platform-already-there'
  | 'platform-new-password'
  | 'platform-password-changed'
  | 'platform-two-step-off'
  | 'platform-signed-out'
  | 'platform-password-ended';

/** The texts of an email; `button` is its label. */
export type PlatformTexts = Readonly<
  Record<PlatformMail, Pick<MailKind, 'subject' | 'heading' | 'body' | 'note'> & { button?: string }>
>;

const translations: Readonly<Record<Exclude<AdminLanguage, 'en'>, PlatformTexts>> = { de, fr, es };

/** An email of the platform in a language. The English texts are part of the kind. */
export function platformKindIn(kind: MailKind, language: AdminLanguage): MailKind {
  if (language === 'en') return kind;
  const { button, ...texts } = translations[language][kind.emailID as PlatformMail];
  return {
    ...kind,
    ...texts,
    ...(kind.button && button ? { button: { ...kind.button, label: button } } : {}),
  };
}
