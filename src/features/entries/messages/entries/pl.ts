import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  readingTime: '{minutes} min czytania',
  previous: 'Poprzednia',
  next: 'Następna',
  olderEntry: 'Poprzedni wpis',
  newerEntry: 'Następny wpis',
  related: 'Może Cię zainteresować',
  tags: 'Tagi',
  nothingHere: 'Na razie nic tu nie ma.',
  pagination: 'Strony',
  pageOf: 'Strona {page} z {pages}',
  addToCalendar: 'Dodaj do kalendarza',
  rssFeed: 'Kanał RSS',
  yes: 'Tak',
  no: 'Nie',
  viewMap: 'Pokaż mapę',
  entriesHere: 'Wpisy pojawią się tutaj po wybraniu typu treści.',
  seeAll: 'Zobacz wszystkie',
  archive: 'Archiwum',
  earlierMonths: 'Wcześniejsze miesiące',
} satisfies Translation<typeof en>;
