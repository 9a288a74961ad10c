import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  thisLinkDoesntWork: 'Dieser Link funktioniert nicht',
  itMayBeIncompleteOpen:
    'Er ist vielleicht unvollständig. Öffnen Sie den Link am Ende der E-Mail noch einmal.',
  unsubscribe: 'Abmelden',
  resubscribe: 'Wieder anmelden',
  unsubscribeFromTheseEmails: 'Von diesen E-Mails abmelden?',
  youreUnsubscribed: 'Sie sind abgemeldet',
  unsubscribing: 'Wird abgemeldet …',
  oneMoment: 'Einen Moment …',
  sends: '{site} sendet E-Mails der Art „{emails}“ an {email}.',
  noMore:
    '{site} sendet keine E-Mails der Art „{emails}“ mehr an {email}. E-Mails zu Ihren Bestellungen und Buchungen erhalten Sie weiterhin.',
} satisfies Translation<typeof en>;
