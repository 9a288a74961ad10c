import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  owner: 'المالك',
  ownerAccess: 'صلاحيات كاملة، بما فيها المدفوعات والنطاقات وفريق العمل وحذف الموقع',
  manager: 'المدير',
  managerAccess: 'صلاحيات كاملة باستثناء فريق العمل وإعدادات الدفع والنطاقات وتصدير الموقع وحذفه',
  editor: 'المحرّر',
  editorAccess: 'الصفحات والملفات والصوتيات والنماذج والهوية البصرية، مع عرض المنتجات والإحصاءات',
  contributor: 'المساهم',
  contributorAccess: 'يعدّل الصفحات ويرفع الملفات، ويجب أن يطلب الموافقة قبل نشر أي شيء',
  translator: 'المترجم',
  translatorAccess: 'يترجم جميع النصوص كمسودات، ولا يمكنه النشر ولا يرى شيئًا آخر',
  orders: 'الطلبات فقط',
  ordersAccess: 'الطلبات والحجوزات والرسائل، مع عرض المنتجات والخدمات',
  device: '{browser} على {system}',
  unknownDevice: 'جهاز غير معروف',
} satisfies Translation<typeof en>;
