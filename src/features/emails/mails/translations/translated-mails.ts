import type { Language } from '../../../../lib/messages/languages.ts';
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

/** Emails to visitors, in the site's language. Owners get theirs in English, as the admin. */
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

/** The texts of an email; `button` is its label. */
export type MailTexts = Pick<MailKind, 'subject' | 'heading' | 'body' | 'note'> & { button?: string };
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

/** A kind of email with the texts of a language. The English ones are part of the kind. */
export function kindIn(kind: MailKind, language: Language): MailKind {
  if (language === 'en' || !(kind.emailID in translations[language])) return kind;
  const { button, ...words } = translations[language][kind.emailID as VisitorMail];
  return {
    ...kind,
    ...words,
    ...(kind.button && button ? { button: { ...kind.button, label: button } } : {}),
  };
}
