import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  buttonHelp: 'Om knappen inte fungerar kopierar du den här adressen till webbläsaren:',
  order: '{count, plural, one {# beställning} other {# beställningar}}',
  booking: '{count, plural, one {# bokning} other {# bokningar}}',
  unsubscribe: 'Avsluta prenumerationen',
} satisfies Translation<typeof en>;
