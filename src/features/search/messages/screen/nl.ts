import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  search: 'Zoeken',
  searchSite: 'Zoeken op deze site',
  results: '{count, plural, one {# resultaat voor ‘{q}’} other {# resultaten voor ‘{q}’}}',
  moreResults: 'Meer dan {count} resultaten voor ‘{q}’',
  noResults: 'Geen resultaten voor ‘{q}’',
  noResultsHint: 'Controleer de spelling of probeer minder of andere woorden.',
  enterWords: 'Vul in wat je zoekt.',
  filterResults: 'Resultaten filteren',
  all: 'Alles',
  products: 'Producten',
  pages: 'Pagina’s',
  services: 'Diensten',
  questions: 'Vragen',
  page: 'Pagina',
  service: 'Dienst',
  question: 'Vraag',
  seeAllProducts: 'Alle producten bekijken',
  pagination: 'Pagina’s met resultaten',
  previous: 'Vorige',
  next: 'Volgende',
  pageOf: 'Pagina {page} van {pages}',
  unavailable: 'Zoeken is op dit moment niet beschikbaar.',
  tryAgain: 'Opnieuw proberen',
  searching: 'Bezig met zoeken…',
} satisfies Translation<typeof en>;
