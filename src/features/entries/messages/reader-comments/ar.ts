import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  enterComment: 'أدخل تعليقًا.',
  enterName: 'أدخل اسمك.',
  enterEmail: 'أدخل بريدك الإلكتروني.',
  closed: 'التعليقات مغلقة هنا.',
  parentGone: 'حُذف التعليق الذي ترد عليه. احتفظنا بنصك.',
  staleLink: 'انتهت صلاحية هذا الرابط. انشر تعليقك مجددًا واستخدم الرابط في أحدث رسالة.',
  manyComments: 'نُشرت تعليقات كثيرة جدًا. احتفظنا بنصك. انشره مجددًا بعد بضع دقائق.',
  noComment: 'سبق حذف هذا التعليق.',
  noEntry: 'لم يتم العثور على هذه الصفحة',
} satisfies Translation<typeof en>;
