import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  readingTime: '{minutes} min de lectura',
  previous: 'Anterior',
  next: 'Siguiente',
  olderEntry: 'Entrada anterior',
  newerEntry: 'Entrada siguiente',
  related: 'También te puede interesar',
  tags: 'Etiquetas',
  nothingHere: 'Todavía no hay nada.',
  pagination: 'Páginas',
  pageOf: 'Página {page} de {pages}',
  addToCalendar: 'Añadir al calendario',
  rssFeed: 'Canal RSS',
  yes: 'Sí',
  no: 'No',
  viewMap: 'Ver mapa',
  entriesHere: 'Las entradas aparecerán aquí cuando elijas un tipo de contenido.',
  seeAll: 'Ver todo',
  archive: 'Archivo',
  earlierMonths: 'Meses anteriores',
} satisfies Translation<typeof en>;
