import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  buttonHelp: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  order: '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  booking:
    '{count, plural, zero {# حجز} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  unsubscribe: 'إلغاء الاشتراك',
} satisfies Translation<typeof en>;
