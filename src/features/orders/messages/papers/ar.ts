import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  invoice: 'الفاتورة {number}',
  packingSlip: 'قائمة التعبئة',
  date: 'التاريخ {day}',
  order: 'الطلب {number}',
  taxNumber: 'الرقم الضريبي {number}',
  ofWhichTax: 'منها ضريبة {percent}%',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم {code}',
  tax: 'الضريبة',
  taxIncluded: 'الضريبة (مشمولة)',
  total: 'الإجمالي',
  refunded: 'المبلغ المسترد {number}',
} satisfies Translation<typeof en>;
