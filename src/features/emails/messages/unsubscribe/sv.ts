import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  linkBroken: 'Länken fungerar inte',
  linkBrokenHint: 'Den kan vara ofullständig. Öppna länken längst ner i mejlet igen.',
  linkNotValid: 'Länken är inte giltig. Använd länken för att avsluta prenumerationen längst ner i mejlet.',
  unsubscribe: 'Avsluta prenumerationen',
  resubscribe: 'Prenumerera igen',
  confirmUnsubscribe: 'Vill du sluta få de här mejlen?',
  unsubscribed: 'Du får inte längre de här mejlen',
  unsubscribing: 'Avslutar …',
  oneMoment: 'Ett ögonblick …',
  sends: '{site} skickar mejl av typen ”{emails}” till {email}.',
  noMore:
    '{site} skickar inte fler mejl av typen ”{emails}” till {email}. Du får fortfarande mejl om dina beställningar och bokningar.',
} satisfies Translation<typeof en>;
