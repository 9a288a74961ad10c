import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  subtotal: 'Subtotal',
  discount: 'Descuento {code}',
  delivery: 'Envío',
  deliveryBy: 'Envío: {label}',
  free: 'Gratis',
  notRequired: 'No es necesario',
  tax: 'Impuestos',
  taxIncluded: 'Impuestos (incluidos)',
  total: 'Total',
  downloadConsent: 'Aceptaste descargar de inmediato y perder el derecho de desistimiento de la descarga',
  payOnCollection: 'Paga al recoger tu pedido.',
  soldOutFirst: 'Se agotó antes de que llegara el pago.',
  cancelledFirst: 'El pedido se canceló antes de que llegara el pago.',
  paidAlready: 'El pedido ya estaba pagado.',
  refundedInStripe: 'Reembolsado en el panel de Stripe.',
} satisfies Translation<typeof en>;
