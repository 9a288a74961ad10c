import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  linkBroken: 'Dieser Link funktioniert nicht',
  linkBrokenHint: 'Er ist vielleicht unvollständig. Öffnen Sie den Link am Ende der E-Mail noch einmal.',
  linkNotValid: 'Dieser Link ist ungültig. Verwenden Sie den Abmeldelink am Ende der E-Mail.',
  unsubscribe: 'Abmelden',
  resubscribe: 'Wieder anmelden',
  confirmUnsubscribe: 'Von diesen E-Mails abmelden?',
  unsubscribed: 'Sie sind abgemeldet',
  unsubscribing: 'Wird abgemeldet …',
  oneMoment: 'Einen Moment …',
  sends: '{site} sendet E-Mails der Art „{emails}“ an {email}.',
  noMore:
    '{site} sendet keine E-Mails der Art „{emails}“ mehr an {email}. E-Mails zu Ihren Bestellungen und Buchungen erhalten Sie weiterhin.',
} satisfies Translation<typeof en>;
