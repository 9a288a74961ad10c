import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  readingTime: '{minutes} min. leestijd',
  previous: 'Vorige',
  next: 'Volgende',
  olderEntry: 'Vorig bericht',
  newerEntry: 'Volgend bericht',
  related: 'Misschien ook interessant',
  tags: 'Tags',
  nothingHere: 'Hier staat nog niets.',
  pagination: 'Pagina’s',
  pageOf: 'Pagina {page} van {pages}',
  addToCalendar: 'Toevoegen aan agenda',
  rssFeed: 'RSS-feed',
  yes: 'Ja',
  no: 'Nee',
  viewMap: 'Kaart bekijken',
  entriesHere: 'Hier verschijnen berichten zodra je een contenttype kiest.',
  seeAll: 'Alles bekijken',
  archive: 'Archief',
  earlierMonths: 'Eerdere maanden',
} satisfies Translation<typeof en>;
