import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import type { MailRows, MailValues } from '../../emails/mail-kind.ts';
import { queueMail } from '../../emails/server/index.ts';
import { newOrderKey } from './key-queries.ts';
import { ownerAddress } from './mail-queries.ts';
import type { WholeOrder } from './order-rows.ts';
import { readShop } from './shop-queries.ts';
import type { OrderServices } from './services.ts';

export const buyerMails = [
  'order-placed',
  'order-paid',
  'order-fulfilled',
  'order-part-fulfilled',
  'order-refunded',
  'order-cancelled',
  'download-ready',
  'withdrawal-received',
] as const;
export type BuyerMail = (typeof buyerMails)[number];
export type OwnerMail =
  'owner-new-order' | 'owner-low-stock' | 'owner-payment-trouble' | 'owner-ran-out' | 'owner-withdrawal';

/** A sum as people read it in the site's language. */
export function shownMoney(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}

function orderRows(order: WholeOrder, locale: string): MailRows {
  const show = (minor: number) => shownMoney(minor, order.currency, locale);
  const lines = order.items.map((item) => ({
    label: `${item.quantity} × ${item.label}${item.variant_label ? `, ${item.variant_label}` : ''}`,
    value: show(item.price * item.quantity),
  }));
  return [
    ...lines,
    ...(order.discount > 0
      ? [{ label: `Discount ${order.discount_code}`, value: `−${show(order.discount)}` }]
      : []),
    ...(order.shipping_label ? [{ label: order.shipping_label, value: show(order.shipping) }] : []),
    ...(order.tax > 0
      ? [{ label: order.tax_included ? 'Tax, contained in it' : 'Tax', value: show(order.tax) }]
      : []),
    { label: 'Total', value: show(order.total), strong: true },
  ];
}

/** The order's page, with a key of its own: buyers without an account open it from their mail. */
const orderLink = async (tx: Tx, site: Site, { id }: WholeOrder) =>
  `${site.origin}/account/order/${id}?key=${await newOrderKey(tx, site.id, id)}`;

const addressText = ({ address, name }: WholeOrder): string =>
  address
    ? [name, address.line1, address.line2, address.postcode, address.country].filter(Boolean).join(', ')
    : '';

/** Written in the transaction of its cause; a cause never writes twice. */
export async function orderMail(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: WholeOrder,
  emailID: BuyerMail | 'cart-left',
  cause: string,
  more: MailValues = {},
): Promise<void> {
  if (!order.email) return;
  const shop = await readShop(tx, site.id);
  const locale = shop.locale;
  await queueMail(tx, services.jobs, site, {
    emailID,
    to: order.email,
    cause,
    values: {
      name: order.name,
      orderNumber: order.number,
      orderLink: await orderLink(tx, site, order),
      items: orderRows(order, locale),
      total: shownMoney(order.total, order.currency, locale),
      address: addressText(order),
      howToPay: order.provider === 'manual' && order.status === 0 ? shop.settings.manual.text : '',
      tracking: '',
      trackingLink: '',
      amount: '',
      note: '',
      ...more,
    },
  });
}

/** To the site's contact address, else to its owner's. */
export async function ownerMail(
  services: OrderServices,
  tx: Tx,
  site: Site,
  emailID: OwnerMail,
  cause: string,
  order: WholeOrder | null,
  more: MailValues = {},
): Promise<void> {
  const { to, locale } = await ownerAddress(tx, site.id);
  if (!to) return;
  await queueMail(tx, services.jobs, site, {
    emailID,
    to,
    cause,
    values: {
      orderNumber: order?.number ?? '',
      adminLink: order ? `${site.origin}/admin/orders/${order.id}` : `${site.origin}/admin/orders`,
      items: order ? orderRows(order, locale) : [],
      total: order ? shownMoney(order.total, order.currency, locale) : '',
      buyer: order ? [order.name, order.email].filter(Boolean).join(', ') : '',
      address: order ? addressText(order) : '',
      problem: '',
      ...more,
    },
  });
}
