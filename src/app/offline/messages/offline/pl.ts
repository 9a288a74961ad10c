import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  offline: 'Jesteś offline',
  mayBeOld: 'Jesteś offline. Ta strona może być nieaktualna.',
  notHere:
    'Ta strona nie jest dostępna offline. Nadal możesz czytać strony, które były już otwarte na tym urządzeniu.',
  tryAgain: 'Spróbuj ponownie',
} satisfies Translation<typeof en>;
