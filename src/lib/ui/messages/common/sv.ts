import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  dismiss: 'Stäng',
  problem: 'Problem:',
  hide: 'Dölj',
  show: 'Visa',
  password: 'lösenord',
  select: 'Välj: {label}',
  optional: '{label} (valfritt)',
  picture: 'Bild',
  pictureCount: '{at} av {count}',
  previousImage: 'Föregående bild',
  nextImage: 'Nästa bild',
  close: 'Stäng',
  fixFields: 'Rätta {count, plural, one {# fält} other {# fält}} för att fortsätta.',
  unreachable: 'Vi kunde inte nå webbplatsen. Kontrollera anslutningen och försök igen.',
  badRequest: 'Förfrågan kunde inte behandlas. Kontrollera att alla fält är rätt ifyllda.',
  notAllowed: 'Du har inte behörighet att göra det.',
  serverDown: 'Servern går inte att nå just nu. Försök igen senare.',
  pageUnreachable: 'Sidan kunde inte laddas. Kontrollera anslutningen och försök igen.',
  unexpected: 'Ett fel uppstod',
  errorScreenFailed: 'Ett fel uppstod när felsidan skulle visas',
} satisfies Translation<typeof en>;
