import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  readingTime: '{minutes} min de leitura',
  previous: 'Anterior',
  next: 'Seguinte',
  olderEntry: 'Conteúdo anterior',
  newerEntry: 'Conteúdo seguinte',
  related: 'Também lhe pode interessar',
  tags: 'Etiquetas',
  nothingHere: 'Ainda não há nada aqui.',
  pagination: 'Páginas',
  pageOf: 'Página {page} de {pages}',
  addToCalendar: 'Adicionar ao calendário',
  rssFeed: 'Feed RSS',
  yes: 'Sim',
  no: 'Não',
  viewMap: 'Ver mapa',
  entriesHere: 'Os conteúdos aparecem aqui depois de escolher um tipo de conteúdo.',
  seeAll: 'Ver tudo',
  archive: 'Arquivo',
  earlierMonths: 'Meses anteriores',
} satisfies Translation<typeof en>;
