import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  search: 'Cerca',
  searchSite: 'Cerca in questo sito',
  results:
    '{count, plural, one {# risultato per “{q}”} many {# risultati per “{q}”} other {# risultati per “{q}”}}',
  moreResults: 'Più di {count} risultati per “{q}”',
  noResults: 'Nessun risultato per “{q}”',
  noResultsHint: 'Controlla l’ortografia oppure prova con meno parole o con parole diverse.',
  enterWords: 'Inserisci quello che cerchi.',
  filterResults: 'Filtra i risultati',
  all: 'Tutti',
  products: 'Prodotti',
  pages: 'Pagine',
  services: 'Servizi',
  questions: 'Domande',
  page: 'Pagina',
  service: 'Servizio',
  question: 'Domanda',
  seeAllProducts: 'Vedi tutti i prodotti',
  pagination: 'Pagine dei risultati',
  previous: 'Precedente',
  next: 'Successiva',
  pageOf: 'Pagina {page} di {pages}',
  unavailable: 'La ricerca non è disponibile al momento.',
  tryAgain: 'Riprova',
  searching: 'Ricerca in corso…',
} satisfies Translation<typeof en>;
