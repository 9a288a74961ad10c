import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  offline: 'Du är offline',
  mayBeOld: 'Du är offline. Sidan kan vara inaktuell.',
  notHere:
    'Den här sidan är inte tillgänglig offline. Du kan fortfarande läsa sidor som du redan har besökt.',
  tryAgain: 'Försök igen',
} satisfies Translation<typeof en>;
