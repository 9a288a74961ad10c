import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  fileGone: 'لم يعد هذا الملف موجودًا.',
  notUploaded: 'لم يُرفع «{name}»: {reason}',
  empty: 'الملف فارغ.',
  typeNotSupported:
    'نوع الملف هذا غير مدعوم. يمكنك رفع الصور والصوت والفيديو وملفات PDF ومستندات Office والنصوص وملفات ZIP.',
  svgTooLarge: 'الحجم الأقصى لملفات SVG هو 5 ميغابايت.',
  nameDisagrees: 'بحسب اسمه هو {named}، لكنه في الواقع {found}.',
  twoThings: 'يحتوي على ملف آخر أو صفحة ويب. صدّره من جديد وارفع الملف الجديد.',
  tooLarge: 'الملف «{name}» كبير جدًا. الحجم الأقصى للملف {size}.',
  noSpace: 'لم تعد لدى هذا الموقع مساحة للملفات. أرسل رسالتك من دونها أو تواصل مع المالك بطريقة أخرى.',
  image: 'صورة {format}',
  imageWithVowel: 'صورة {format}',
  audio: 'ملف صوتي',
  video: 'فيديو',
  pdf: 'ملف PDF',
  plainText: 'نص عادي',
  csv: 'ملف CSV',
  subtitles: 'ملف ترجمة',
  textDocument: 'مستند نصي',
  word: 'مستند Word',
  excel: 'جدول Excel',
  powerpoint: 'عرض PowerPoint',
  spreadsheet: 'جدول بيانات',
  presentation: 'عرض تقديمي',
  zip: 'أرشيف ZIP',
} satisfies Translation<typeof en>;
