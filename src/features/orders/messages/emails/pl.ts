import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  subtotal: 'Suma częściowa',
  discount: 'Rabat {code}',
  delivery: 'Dostawa',
  deliveryBy: 'Dostawa: {label}',
  free: 'Bezpłatnie',
  notRequired: 'Niewymagana',
  tax: 'VAT',
  taxIncluded: 'VAT (wliczony)',
  total: 'Razem',
  downloadConsent:
    'Wyrażono zgodę na natychmiastowe pobranie i utratę prawa do odstąpienia od umowy dotyczącej pliku',
  payOnCollection: 'Zapłać przy odbiorze osobistym.',
  soldOutFirst: 'Produkt wyprzedał się, zanim dotarła płatność.',
  cancelledFirst: 'Zamówienie anulowano, zanim dotarła płatność.',
  paidAlready: 'Zamówienie było już opłacone.',
  refundedInStripe: 'Zwrot wykonano w panelu Stripe.',
} satisfies Translation<typeof en>;
