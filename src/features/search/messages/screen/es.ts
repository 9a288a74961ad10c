import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  search: 'Buscar',
  searchSite: 'Buscar en este sitio',
  results:
    '{count, plural, one {# resultado para «{q}»} many {# de resultados para «{q}»} other {# resultados para «{q}»}}',
  moreResults: 'Más de {count} resultados para «{q}»',
  noResults: 'No hay resultados para «{q}»',
  noResultsHint: 'Comprueba la ortografía o prueba con menos palabras o con otras.',
  enterWords: 'Escribe lo que buscas.',
  filterResults: 'Filtrar resultados',
  all: 'Todo',
  products: 'Productos',
  pages: 'Páginas',
  services: 'Servicios',
  questions: 'Preguntas',
  page: 'Página',
  service: 'Servicio',
  question: 'Pregunta',
  seeAllProducts: 'Ver todos los productos',
  pagination: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: 'Página {page} de {pages}',
  unavailable: 'La búsqueda no está disponible en este momento.',
  tryAgain: 'Reintentar',
  searching: 'Buscando…',
} satisfies Translation<typeof en>;
