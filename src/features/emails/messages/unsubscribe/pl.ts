import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  linkBroken: 'Ten link nie działa',
  linkBrokenHint: 'Może być niepełny. Otwórz ponownie link na dole e-maila.',
  linkNotValid: 'Ten link jest nieprawidłowy. Użyj linku „Wypisz się” na dole e-maila.',
  unsubscribe: 'Wypisz się',
  resubscribe: 'Zapisz się ponownie',
  confirmUnsubscribe: 'Zrezygnować z tych e-maili?',
  unsubscribed: 'Wypisano z subskrypcji',
  unsubscribing: 'Wypisywanie…',
  oneMoment: 'Chwileczkę…',
  sends: '{site} wysyła na adres {email} e-maile typu „{emails}”.',
  noMore:
    '{site} nie będzie już wysyłać na adres {email} e-maili typu „{emails}”. Nadal będziesz otrzymywać e-maile o zamówieniach i rezerwacjach.',
} satisfies Translation<typeof en>;
