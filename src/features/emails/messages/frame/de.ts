import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  buttonHelp: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  order: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  booking: '{count, plural, one {# Buchung} other {# Buchungen}}',
  unsubscribe: 'Abmelden',
} satisfies Translation<typeof en>;
