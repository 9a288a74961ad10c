import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  search: 'Suchen',
  searchSite: 'Website durchsuchen',
  results: '{count, plural, one {# Ergebnis für „{q}“} other {# Ergebnisse für „{q}“}}',
  moreResults: 'Mehr als {count} Ergebnisse für „{q}“',
  noResults: 'Keine Ergebnisse für „{q}“',
  noResultsHint: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder anderen Wörtern.',
  enterWords: 'Geben Sie ein, wonach Sie suchen.',
  filterResults: 'Ergebnisse filtern',
  all: 'Alle',
  products: 'Produkte',
  pages: 'Seiten',
  services: 'Leistungen',
  questions: 'Fragen',
  page: 'Seite',
  service: 'Leistung',
  question: 'Frage',
  seeAllProducts: 'Alle Produkte ansehen',
  pagination: 'Ergebnisseiten',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: 'Seite {page} von {pages}',
  unavailable: 'Die Suche ist gerade nicht verfügbar.',
  tryAgain: 'Erneut versuchen',
  searching: 'Wird gesucht …',
} satisfies Translation<typeof en>;
