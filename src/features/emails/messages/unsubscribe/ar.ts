import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  linkBroken: 'هذا الرابط لا يعمل',
  linkBrokenHint: 'قد يكون الرابط غير مكتمل. افتحه مرة أخرى من أسفل رسالة البريد الإلكتروني.',
  linkNotValid: 'هذا الرابط غير صالح. استخدم رابط إلغاء الاشتراك أسفل الرسالة.',
  unsubscribe: 'إلغاء الاشتراك',
  resubscribe: 'إعادة الاشتراك',
  confirmUnsubscribe: 'هل تريد إلغاء الاشتراك في هذه الرسائل؟',
  unsubscribed: 'تم إلغاء اشتراكك',
  unsubscribing: 'جارٍ إلغاء الاشتراك…',
  oneMoment: 'لحظة من فضلك…',
  sends: 'يرسل {site} رسائل «{emails}» إلى {email}.',
  noMore:
    'لن يرسل {site} مزيدًا من رسائل «{emails}» إلى {email}. ستظل تصلك الرسائل المتعلقة بطلباتك وحجوزاتك.',
} satisfies Translation<typeof en>;
