import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  readingTime: '{minutes} min di lettura',
  previous: 'Precedente',
  next: 'Successivo',
  olderEntry: 'Contenuto precedente',
  newerEntry: 'Contenuto successivo',
  related: 'Potrebbe interessarti',
  tags: 'Tag',
  nothingHere: 'Ancora nessun contenuto.',
  pagination: 'Pagine',
  pageOf: 'Pagina {page} di {pages}',
  addToCalendar: 'Aggiungi al calendario',
  rssFeed: 'Feed RSS',
  yes: 'Sì',
  no: 'No',
  viewMap: 'Vedi mappa',
  entriesHere: 'I contenuti appariranno qui dopo la scelta del tipo di contenuto.',
  seeAll: 'Vedi tutti',
  archive: 'Archivio',
  earlierMonths: 'Mesi precedenti',
} satisfies Translation<typeof en>;
