import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  subtotal: 'Subtotal',
  discount: 'Desconto {code}',
  delivery: 'Envio',
  deliveryBy: 'Envio: {label}',
  free: 'Grátis',
  notRequired: 'Não necessário',
  tax: 'IVA',
  taxIncluded: 'IVA (incluído)',
  total: 'Total',
  downloadConsent:
    'Aceitou o download imediato e a perda do direito de livre resolução em relação a esse download',
  payOnCollection: 'Pague quando levantar a encomenda.',
  soldOutFirst: 'Esgotado antes de o pagamento chegar.',
  cancelledFirst: 'A encomenda foi cancelada antes de o pagamento chegar.',
  paidAlready: 'A encomenda já estava paga.',
  refundedInStripe: 'Reembolsado no painel da Stripe.',
} satisfies Translation<typeof en>;
