import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  search: 'Sök',
  searchSite: 'Sök på webbplatsen',
  results: '{count, plural, one {# resultat för ”{q}”} other {# resultat för ”{q}”}}',
  moreResults: 'Fler än {count} resultat för ”{q}”',
  noResults: 'Inga resultat för ”{q}”',
  noResultsHint: 'Kontrollera stavningen eller prova med färre eller andra ord.',
  enterWords: 'Skriv vad du letar efter.',
  filterResults: 'Filtrera resultat',
  all: 'Alla',
  products: 'Produkter',
  pages: 'Sidor',
  services: 'Tjänster',
  questions: 'Frågor',
  page: 'Sida',
  service: 'Tjänst',
  question: 'Fråga',
  seeAllProducts: 'Visa alla produkter',
  pagination: 'Sidor med resultat',
  previous: 'Föregående',
  next: 'Nästa',
  pageOf: 'Sida {page} av {pages}',
  unavailable: 'Sökningen är inte tillgänglig just nu.',
  tryAgain: 'Försök igen',
  searching: 'Söker …',
} satisfies Translation<typeof en>;
