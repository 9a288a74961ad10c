import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  readingTime: '{minutes} min de lecture',
  previous: 'Précédent',
  next: 'Suivant',
  olderEntry: 'Article précédent',
  newerEntry: 'Article suivant',
  related: 'À lire aussi',
  tags: 'Mots-clés',
  nothingHere: 'Rien à afficher pour le moment.',
  pagination: 'Pages',
  pageOf: 'Page {page} sur {pages}',
  addToCalendar: 'Ajouter à l’agenda',
  rssFeed: 'Flux RSS',
  yes: 'Oui',
  no: 'Non',
  viewMap: 'Voir le plan',
  entriesHere: 'Les contenus apparaîtront ici une fois le type de contenu choisi.',
  seeAll: 'Tout voir',
  archive: 'Archives',
  earlierMonths: 'Mois précédents',
} satisfies Translation<typeof en>;
