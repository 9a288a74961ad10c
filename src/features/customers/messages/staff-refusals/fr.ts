import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  noCustomer: 'Aucun client n’utilise cette adresse e-mail.',
  unreadableFilter: 'Ce filtre est illisible.',
  checkFilter: 'Vérifiez le filtre et réessayez.',
  oneCustomerGone: 'L’un de ces clients n’existe plus. Actualisez la liste.',
} satisfies Translation<typeof en>;
