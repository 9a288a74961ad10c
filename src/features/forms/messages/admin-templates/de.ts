import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  contact: 'Kontakt',
  contactSays: 'Name, Adresse und eine Nachricht.',
  quote: 'Angebot',
  quoteSays: 'Was gebraucht wird, bis wann und mit welchem Budget, in zwei Schritten.',
  orderRequest: 'Bestellanfrage',
  orderRequestSays: 'Gibt eine Bestellung für die Artikel im Warenkorb auf, ohne Online-Zahlung.',
  rsvp: 'Zu- oder Absage',
  rsvpSays: 'Wer kommt, wie viele und was beim Essen zu beachten ist.',
  newsletter: 'Newsletter',
  newsletterSays: 'Ein E-Mail-Feld, mit Bestätigung per E-Mail.',
  blank: 'Leer',
  blankSays: 'Mit einem leeren Formular beginnen.',
} satisfies Translation<typeof en>;
