import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  visitors: 'Visiteurs',
  visits: 'Visites',
  views: 'Pages vues',
  orders: 'Commandes',
  revenue: 'Chiffre d’affaires',
  bookings: 'Réservations',
  messages: 'Messages',
  signups: 'Inscriptions',
  other: 'Autres',
  noneBefore: '0 la semaine précédente',
  noChange: 'inchangé',
  up: 'en hausse de {by}',
  down: 'en baisse de {by}',
} satisfies Translation<typeof en>;
