import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  enterComment: 'Geben Sie einen Kommentar ein.',
  enterName: 'Geben Sie Ihren Namen ein.',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  closed: 'Die Kommentare sind hier geschlossen.',
  parentGone: 'Der Kommentar, auf den Sie antworten, wurde gelöscht. Ihr Text ist noch da.',
  staleLink:
    'Dieser Link ist abgelaufen. Senden Sie den Kommentar noch einmal und verwenden Sie den Link in der neuesten E-Mail.',
  manyComments:
    'Es wurden zu viele Kommentare gesendet. Ihr Text ist noch da. Senden Sie ihn in einigen Minuten noch einmal.',
  noComment: 'Dieser Kommentar wurde bereits gelöscht.',
  noEntry: 'Diese Seite wurde nicht gefunden',
} satisfies Translation<typeof en>;
