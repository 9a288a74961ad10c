import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  search: 'بحث',
  searchSite: 'البحث في هذا الموقع',
  results:
    '{count, plural, zero {لا توجد نتائج عن «{q}»} one {نتيجة واحدة عن «{q}»} two {نتيجتان عن «{q}»} few {# نتائج عن «{q}»} many {# نتيجة عن «{q}»} other {# نتيجة عن «{q}»}}',
  moreResults: 'أكثر من {count} نتيجة عن «{q}»',
  noResults: 'لا توجد نتائج عن «{q}»',
  noResultsHint: 'تحقّق من الإملاء، أو جرّب كلمات أقل أو كلمات أخرى.',
  enterWords: 'أدخل ما تبحث عنه.',
  filterResults: 'تصفية النتائج',
  all: 'الكل',
  products: 'المنتجات',
  pages: 'الصفحات',
  services: 'الخدمات',
  questions: 'الأسئلة',
  page: 'صفحة',
  service: 'خدمة',
  question: 'سؤال',
  seeAllProducts: 'عرض كل المنتجات',
  pagination: 'صفحات النتائج',
  previous: 'السابق',
  next: 'التالي',
  pageOf: 'الصفحة {page} من {pages}',
  unavailable: 'البحث غير متاح حاليًا.',
  tryAgain: 'إعادة المحاولة',
  searching: 'جارٍ البحث…',
} satisfies Translation<typeof en>;
