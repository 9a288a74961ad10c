import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  visitors: 'Visitantes',
  visits: 'Visitas',
  views: 'Páginas vistas',
  orders: 'Pedidos',
  revenue: 'Ingresos',
  bookings: 'Reservas',
  messages: 'Mensajes',
  signups: 'Registros',
  other: 'Otros',
  noneBefore: '0 la semana anterior',
  noChange: 'sin cambios',
  up: '{by} más',
  down: '{by} menos',
} satisfies Translation<typeof en>;
