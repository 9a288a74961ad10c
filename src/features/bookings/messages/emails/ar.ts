import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  people:
    '{count, plural, zero {# شخص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  datesFrom:
    '{count, plural, zero {# موعد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}} ابتداءً من {first}',
  held: 'محجوز مؤقتًا',
  heldUntil: 'محجوز حتى {time}',
  pending: 'في انتظار التأكيد',
  confirmed: 'مؤكد',
  cancelled: 'ملغى',
  expired: 'منتهي الصلاحية',
  waitingList: 'قائمة الانتظار',
  deposit: 'عربون',
} satisfies Translation<typeof en>;
