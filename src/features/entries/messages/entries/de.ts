import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  readingTime: '{minutes} Min. Lesezeit',
  previous: 'Zurück',
  next: 'Weiter',
  olderEntry: 'Vorheriger Beitrag',
  newerEntry: 'Nächster Beitrag',
  related: 'Das könnte Ihnen auch gefallen',
  tags: 'Schlagwörter',
  nothingHere: 'Hier gibt es noch nichts.',
  pagination: 'Seiten',
  pageOf: 'Seite {page} von {pages}',
  addToCalendar: 'Zum Kalender hinzufügen',
  rssFeed: 'RSS-Feed',
  yes: 'Ja',
  no: 'Nein',
  viewMap: 'Karte ansehen',
  entriesHere: 'Hier erscheinen Einträge, sobald ein Inhaltstyp gewählt ist.',
  seeAll: 'Alle ansehen',
  archive: 'Archiv',
  earlierMonths: 'Frühere Monate',
} satisfies Translation<typeof en>;
