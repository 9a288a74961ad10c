import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  noCustomer: 'Diese E-Mail-Adresse gehört zu keinem Kunden.',
  unreadableFilter: 'Dieser Filter kann nicht gelesen werden.',
  checkFilter: 'Prüfen Sie den Filter und versuchen Sie es noch einmal.',
  oneCustomerGone: 'Einer dieser Kunden ist nicht mehr vorhanden. Laden Sie die Liste neu.',
} satisfies Translation<typeof en>;
