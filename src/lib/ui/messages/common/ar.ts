import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  dismiss: 'إغلاق',
  problem: 'مشكلة:',
  hide: 'إخفاء',
  show: 'إظهار',
  password: 'كلمة المرور',
  select: 'اختر {label}',
  optional: '{label} (اختياري)',
  picture: 'صورة',
  pictureCount: '{at} من {count}',
  previousImage: 'الصورة السابقة',
  nextImage: 'الصورة التالية',
  close: 'إغلاق',
  fixFields:
    '{count, plural, zero {صحّح # حقل} one {صحّح حقلًا واحدًا} two {صحّح حقلين} few {صحّح # حقول} many {صحّح # حقلًا} other {صحّح # حقل}} للمتابعة.',
  unreachable: 'تعذّر الوصول إلى الموقع. تحقّق من اتصالك وحاول مرة أخرى.',
  badRequest: 'طلب غير صالح. تأكد من ملء جميع الحقول بشكل صحيح.',
  notAllowed: 'ليس لديك إذن للقيام بذلك.',
  serverDown: 'الخادم غير متاح حاليًا. يُرجى المحاولة لاحقًا.',
  pageUnreachable: 'تعذّر تحميل الصفحة. تحقّق من اتصالك وحاول مرة أخرى.',
  unexpected: 'حدث خطأ',
  errorScreenFailed: 'حدث خطأ أثناء عرض صفحة الخطأ',
} satisfies Translation<typeof en>;
