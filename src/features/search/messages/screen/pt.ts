import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  search: 'Pesquisar',
  searchSite: 'Pesquisar neste site',
  results:
    '{count, plural, one {# resultado para “{q}”} many {# de resultados para “{q}”} other {# resultados para “{q}”}}',
  moreResults: 'Mais de {count} resultados para “{q}”',
  noResults: 'Sem resultados para “{q}”',
  noResultsHint: 'Verifique a ortografia ou tente com menos palavras ou com outras.',
  enterWords: 'Introduza o que procura.',
  filterResults: 'Filtrar resultados',
  all: 'Todos',
  products: 'Produtos',
  pages: 'Páginas',
  services: 'Serviços',
  questions: 'Perguntas',
  page: 'Página',
  service: 'Serviço',
  question: 'Pergunta',
  seeAllProducts: 'Ver todos os produtos',
  pagination: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Seguinte',
  pageOf: 'Página {page} de {pages}',
  unavailable: 'A pesquisa não está disponível de momento.',
  tryAgain: 'Tentar novamente',
  searching: 'A pesquisar…',
} satisfies Translation<typeof en>;
