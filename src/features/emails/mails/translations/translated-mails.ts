import type { AdminLanguage, Language } from '../../../../lib/messages/languages.ts';
import type { MailKind } from '../../mail-kind.ts';
import { de } from './de.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import { ar } from './ar.ts';
import { nl } from './nl.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { it } from './it.ts';
import { fr } from './fr.ts';
import { de as ownersDe } from '../owner-translations/de.ts';
import { es as ownersEs } from '../owner-translations/es.ts';
import { fr as ownersFr } from '../owner-translations/fr.ts';
import type { MailTexts, OwnerMailTranslation } from '../owner-translations/owner-translation.ts';

/** Emails to visitors, in the languages of the interface. Those to owners: `owner-translations`. */
export type VisitorMail =
  | 'welcome'
  | 'reset'
  | 'password-changed'
  | 'new-device'
  | 'two-step-off'
  | 'invitation'
  | 'message-thanks'
  | 'message-answer'
  | 'newsletter-confirm'
  | 'comment-confirm'
  | 'comment-reply'
  | 'review-ask'
  | 'review-replies'
  | 'order-placed'
  | 'orders-summary'
  | 'order-paid'
  | 'order-fulfilled'
  | 'order-part-fulfilled'
  | 'order-ready'
  | 'order-part-ready'
  | 'order-refunded'
  | 'order-cancelled'
  | 'download-ready'
  | 'withdrawal-link'
  | 'withdrawal-received'
  | 'withdrawals-summary'
  | 'cart-left'
  | 'booking-requested'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'booking-reminder'
  | 'bookings-summary'
  | 'waiting-joined'
  | 'waiting-offer'
  | 'waiting-moved'
  | 'waiting-ended';

type BulkMail = 'cart-left' | 'comment-reply' | 'review-ask' | 'review-replies';
/** Recipients read the name of an email that they can unsubscribe from. */
export type MailTranslation = Readonly<
  Record<Exclude<VisitorMail, BulkMail>, MailTexts> & Record<BulkMail, MailTexts & { name: string }>
>;

const translations: Readonly<Record<Exclude<Language, 'en'>, MailTranslation>> = {
  de,
  fr,
  it,
  pt,
  es,
  nl,
  ar,
  sv,
  pl,
};

const ownerTranslations: Readonly<Record<Exclude<AdminLanguage, 'en'>, OwnerMailTranslation>> = {
  de: ownersDe,
  fr: ownersFr,
  es: ownersEs,
};

function textsIn({ emailID, to }: MailKind, language: Language): MailTexts | undefined {
  const all: Partial<Record<Language, Readonly<Record<string, MailTexts>>>> =
    to === 'owner' ? ownerTranslations : translations;
  return all[language]?.[emailID];
}

/** A kind of email with the texts of a language. The English ones are part of the kind. */
export function kindIn(kind: MailKind, language: Language): MailKind {
  const texts = textsIn(kind, language);
  if (!texts) return kind;
  const { button, ...words } = texts;
  return {
    ...kind,
    ...words,
    ...(kind.button && button ? { button: { ...kind.button, label: button } } : {}),
  };
}
