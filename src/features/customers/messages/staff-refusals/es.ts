import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  noCustomer: 'Ningún cliente tiene este correo electrónico.',
  unreadableFilter: 'No se puede leer este filtro.',
  checkFilter: 'Revisa el filtro e inténtalo de nuevo.',
  oneCustomerGone: 'Uno de estos clientes ya no existe. Vuelve a cargar la lista.',
} satisfies Translation<typeof en>;
