import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  search: 'Szukaj',
  searchSite: 'Szukaj na tej stronie',
  results:
    '{count, plural, one {# wynik dla „{q}”} few {# wyniki dla „{q}”} many {# wyników dla „{q}”} other {# wyniku dla „{q}”}}',
  moreResults: 'Ponad {count} wyników dla „{q}”',
  noResults: 'Brak wyników dla „{q}”',
  noResultsHint: 'Sprawdź pisownię albo wpisz mniej słów lub inne słowa.',
  enterWords: 'Wpisz, czego szukasz.',
  filterResults: 'Filtruj wyniki',
  all: 'Wszystkie',
  products: 'Produkty',
  pages: 'Strony',
  services: 'Usługi',
  questions: 'Pytania',
  page: 'Strona',
  service: 'Usługa',
  question: 'Pytanie',
  seeAllProducts: 'Zobacz wszystkie produkty',
  pagination: 'Strony wyników',
  previous: 'Poprzednia',
  next: 'Następna',
  pageOf: 'Strona {page} z {pages}',
  unavailable: 'Wyszukiwanie jest teraz niedostępne.',
  tryAgain: 'Spróbuj ponownie',
  searching: 'Wyszukiwanie…',
} satisfies Translation<typeof en>;
