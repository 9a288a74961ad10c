import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  search: 'Rechercher',
  searchSite: 'Rechercher sur ce site',
  results:
    '{count, plural, one {# résultat pour « {q} »} many {# résultats pour « {q} »} other {# résultats pour « {q} »}}',
  moreResults: 'Plus de {count} résultats pour « {q} »',
  noResults: 'Aucun résultat pour « {q} »',
  noResultsHint: 'Vérifiez l’orthographe ou essayez avec moins de mots ou d’autres mots.',
  enterWords: 'Saisissez ce que vous cherchez.',
  filterResults: 'Filtrer les résultats',
  all: 'Tous',
  products: 'Produits',
  pages: 'Pages',
  services: 'Prestations',
  questions: 'Questions',
  page: 'Page',
  service: 'Prestation',
  question: 'Question',
  seeAllProducts: 'Voir tous les produits',
  pagination: 'Pages de résultats',
  previous: 'Précédent',
  next: 'Suivant',
  pageOf: 'Page {page} sur {pages}',
  unavailable: 'La recherche n’est pas disponible pour le moment.',
  tryAgain: 'Réessayer',
  searching: 'Recherche en cours…',
} satisfies Translation<typeof en>;
