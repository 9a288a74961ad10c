import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  readingTime: 'مدة القراءة: {minutes} د',
  previous: 'السابق',
  next: 'التالي',
  olderEntry: 'المحتوى السابق',
  newerEntry: 'المحتوى التالي',
  related: 'قد يعجبك أيضًا',
  tags: 'الوسوم',
  nothingHere: 'لا يوجد شيء هنا بعد.',
  pagination: 'الصفحات',
  pageOf: 'الصفحة {page} من {pages}',
  addToCalendar: 'إضافة إلى التقويم',
  rssFeed: 'خلاصة RSS',
  yes: 'نعم',
  no: 'لا',
  viewMap: 'عرض الخريطة',
  entriesHere: 'ستظهر المحتويات هنا بعد اختيار نوع المحتوى.',
  seeAll: 'عرض الكل',
  archive: 'الأرشيف',
  earlierMonths: 'الأشهر السابقة',
} satisfies Translation<typeof en>;
