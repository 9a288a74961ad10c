import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  invoice: 'Factura {number}',
  packingSlip: 'Albarán',
  date: 'Fecha {day}',
  order: 'Pedido {number}',
  taxNumber: 'NIF {number}',
  ofWhichTax: 'Incluye {percent} % de impuestos',
  subtotal: 'Subtotal',
  discount: 'Descuento {code}',
  tax: 'Impuestos',
  taxIncluded: 'Impuestos (incluidos)',
  total: 'Total',
  refunded: 'Reembolsado {number}',
} satisfies Translation<typeof en>;
