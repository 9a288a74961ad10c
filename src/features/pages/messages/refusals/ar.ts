import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  previewOver: 'انتهت صلاحية رابط المعاينة هذا أو تم إلغاؤه.',
  languageMissing: 'هذا الموقع غير متاح بهذه اللغة.',
} satisfies Translation<typeof en>;
