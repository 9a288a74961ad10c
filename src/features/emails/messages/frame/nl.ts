import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  buttonHelp: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  order: '{count, plural, one {# bestelling} other {# bestellingen}}',
  booking: '{count, plural, one {# boeking} other {# boekingen}}',
  unsubscribe: 'Afmelden',
} satisfies Translation<typeof en>;
