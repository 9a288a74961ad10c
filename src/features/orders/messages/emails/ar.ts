import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم {code}',
  delivery: 'التوصيل',
  deliveryBy: 'التوصيل: {label}',
  free: 'مجانًا',
  notRequired: 'غير مطلوب',
  tax: 'الضريبة',
  taxIncluded: 'الضريبة (مشمولة)',
  total: 'الإجمالي',
  downloadConsent: 'وافقت على التنزيل فورًا وعلى فقدان حق العدول عن شراء الملف',
  payOnCollection: 'ادفع عند استلام طلبك.',
  soldOutFirst: 'نفدت الكمية قبل وصول الدفعة.',
  cancelledFirst: 'أُلغي الطلب قبل وصول الدفعة.',
  paidAlready: 'كان الطلب مدفوعًا بالفعل.',
  refundedInStripe: 'رُدّ المبلغ من لوحة تحكم Stripe.',
} satisfies Translation<typeof en>;
