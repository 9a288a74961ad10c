import type { MailKind } from '../../mail-kind.ts';

/** Emails to owners and staff, in the languages of the admin. */
export type OwnerMail =
  | 'message-received'
  | 'message-answered'
  | 'owner-entry-comments'
  | 'owner-new-order'
  | 'owner-orders-summary'
  | 'owner-low-stock'
  | 'owner-payment-trouble'
  | 'owner-ran-out'
  | 'owner-withdrawal'
  | 'owner-withdrawals-summary'
  | 'owner-new-booking'
  | 'owner-booking-moved'
  | 'owner-booking-cancelled'
  | 'owner-bookings-summary'
  | 'site-deleted'
  | 'site-ending'
  | 'owner-comments'
  | 'owner-approval-request'
  | 'owner-approval-answer'
  | 'owner-weekly-figures';

/** The texts of an email; `button` is its label. */
export type MailTexts = Pick<MailKind, 'subject' | 'heading' | 'body' | 'note'> & { button?: string };

export type OwnerMailTranslation = Readonly<Record<OwnerMail, MailTexts>>;
