import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  oneLine: 'اكتب في سطر واحد فقط.',
  atMostCharacters:
    '{most, plural, zero {لا يُسمح بأي حرف (# حرف).} one {استخدم حرفًا واحدًا على الأكثر.} two {استخدم حرفين على الأكثر.} few {استخدم # أحرف على الأكثر.} many {استخدم # حرفًا على الأكثر.} other {استخدم # حرف على الأكثر.}} عدد الأحرف التي أدخلتها: {count, number}.',
  atLeastCharacters:
    '{count, plural, zero {أدخل # حرف على الأقل.} one {أدخل حرفًا واحدًا على الأقل.} two {أدخل حرفين على الأقل.} few {أدخل # أحرف على الأقل.} many {أدخل # حرفًا على الأقل.} other {أدخل # حرف على الأقل.}}',
  enterNumber: 'أدخل رقمًا.',
  orMore: 'أدخل {least, number} أو أكثر.',
  orLess: 'أدخل {most, number} أو أقل.',
  enterDate: 'أدخل تاريخًا مثل {example}.',
  orLater: 'اختر {day} أو يومًا لاحقًا.',
  orEarlier: 'اختر {day} أو يومًا أسبق.',
  atMostChoices:
    '{count, plural, zero {اختر # خيار على الأكثر.} one {اختر خيارًا واحدًا على الأكثر.} two {اختر خيارين على الأكثر.} few {اختر # خيارات على الأكثر.} many {اختر # خيارًا على الأكثر.} other {اختر # خيار على الأكثر.}}',
  atLeastChoices:
    '{count, plural, zero {اختر # خيار على الأقل.} one {اختر خيارًا واحدًا على الأقل.} two {اختر خيارين على الأقل.} few {اختر # خيارات على الأقل.} many {اختر # خيارًا على الأقل.} other {اختر # خيار على الأقل.}}',
  atMostFiles:
    '{count, plural, zero {اختر # ملف على الأكثر.} one {اختر ملفًا واحدًا على الأكثر.} two {اختر ملفين على الأكثر.} few {اختر # ملفات على الأكثر.} many {اختر # ملفًا على الأكثر.} other {اختر # ملف على الأكثر.}}',
  atLeastFiles:
    '{count, plural, zero {اختر # ملف على الأقل.} one {اختر ملفًا واحدًا على الأقل.} two {اختر ملفين على الأقل.} few {اختر # ملفات على الأقل.} many {اختر # ملفًا على الأقل.} other {اختر # ملف على الأقل.}}',
  optionGone: 'لم يعد هذا الخيار متاحًا. اختر خيارًا آخر.',
  oneAnswer: 'أدخل إجابة واحدة.',
  emailLike: 'أدخل بريدًا إلكترونيًا واحدًا مثل name@example.com.',
  phoneLike: 'أدخل رقم هاتف مثل 0117 496 0123.',
  tick: 'حدّد «{label}» للمتابعة.',
  chooseFileFor: 'اختر ملفًا لحقل «{label}».',
  answer: 'أجب عن «{label}»',
  labelCase: 'same',
  choose: '{continues, select, other {اختر قيمة لحقل «{label}».}}',
  enterEmail: 'أدخل بريدك الإلكتروني.',
  enter: '{continues, select, other {املأ حقل «{label}».}}',
} satisfies Translation<typeof en>;
