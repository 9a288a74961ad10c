import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  buttonHelp: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  order: '{count, plural, one {# commande} many {# commandes} other {# commandes}}',
  booking: '{count, plural, one {# réservation} many {# réservations} other {# réservations}}',
  unsubscribe: 'Se désabonner',
} satisfies Translation<typeof en>;
