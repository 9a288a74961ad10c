import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  readingTime: '{minutes} min läsning',
  previous: 'Föregående',
  next: 'Nästa',
  olderEntry: 'Föregående inlägg',
  newerEntry: 'Nästa inlägg',
  related: 'Du kanske också gillar',
  tags: 'Taggar',
  nothingHere: 'Här finns inget ännu.',
  pagination: 'Sidor',
  pageOf: 'Sida {page} av {pages}',
  addToCalendar: 'Lägg till i kalendern',
  rssFeed: 'RSS-flöde',
  yes: 'Ja',
  no: 'Nej',
  viewMap: 'Visa karta',
  entriesHere: 'Inlägg visas här när du har valt en innehållstyp.',
  seeAll: 'Visa alla',
  archive: 'Arkiv',
  earlierMonths: 'Tidigare månader',
} satisfies Translation<typeof en>;
