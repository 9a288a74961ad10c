import { inLine } from '../../../../lib/values/isolated.ts';
import { formatMoney, fromMinor } from '../../../../lib/values/money.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf, languages, localeIn } from '../../../../lib/messages/languages.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import type { MailRows, MailValues } from '../../../emails/mail-kind.ts';
import { type MailOrder, queueMails, withoutLinks } from '../../../emails/server/index.ts';
import { newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { catalogues } from '../../messages/emails/catalogues.ts';
import { howToPay } from '../../paying-by-hand.ts';
import { instructionsOf } from '../../shipping.ts';
import { keepOrderKey } from '../management/key-queries.ts';
import { type OwnerAddress, ownerAddress } from './mail-queries.ts';
import type { NewEvent } from '../management/order-queries.ts';
import { type BoughtOrder, isCollectedRow, type WholeOrder } from '../management/order-rows.ts';
import { readShop, type ShopFacts } from '../management/shop-queries.ts';
import type { OrderServices } from '../services.ts';
import { shopIn } from '../translations/translatable-shop.ts';
import { addressLines, buyersItemName, itemName, shownTime } from './shown-values.ts';

export const buyerMails = [
  'order-placed',
  'order-paid',
  'order-fulfilled',
  'order-part-fulfilled',
  'order-ready',
  'order-part-ready',
  'order-refunded',
  'order-cancelled',
  'download-ready',
  'withdrawal-received',
] as const;
export type BuyerMail = (typeof buyerMails)[number];
/** Emails that an owner cannot send again either. */
type ToBuyer = BuyerMail | 'cart-left' | 'withdrawal-link';
export type OwnerMail =
  | 'owner-new-order'
  | 'owner-low-stock'
  | 'owner-payment-trouble'
  | 'owner-ran-out'
  | 'owner-withdrawal';

/** An amount in minor units, formatted in the site's language. */
export const shownMoney = (minor: number, currency: string, locale: string): string =>
  formatMoney(fromMinor(minor), currency, locale);

/** The name of the delivery option as the buyer read it. */
export const buyersDelivery = (order: BoughtOrder) => order.buyers_shipping_label ?? order.shipping_label;

/** The locale of emails to the buyer. */
export const buyersLocale = ({ language }: Pick<BoughtOrder, 'language'>, shop: Pick<ShopFacts, 'locale'>) =>
  localeIn(language, shop.locale);

export const rowWords = serverMessages('orders.emails', catalogues);

function orderRows(
  order: BoughtOrder,
  locale: string,
  nameOf: (item: BoughtOrder['items'][number]) => string,
  delivery: string,
): MailRows {
  const show = (minor: number) => shownMoney(minor, order.currency, locale);
  const t = rowWords(languageOf(locale));
  const lines = order.items.map((item) => ({
    label: `${item.quantity} × ${nameOf(item)}`,
    value: show(item.price * item.quantity),
  }));
  return [
    ...lines,
    { label: t.subtotal, value: show(order.subtotal) },
    ...(order.discount > 0
      ? [{ label: t.discount({ code: order.discount_code }), value: show(-order.discount) }]
      : []),
    {
      label: delivery ? t.deliveryBy({ label: delivery }) : t.delivery,
      value: delivery ? (order.shipping === 0 ? t.free : show(order.shipping)) : t.notRequired,
    },
    { label: order.tax_included && order.tax > 0 ? t.taxIncluded : t.tax, value: show(order.tax) },
    { label: t.total, value: show(order.total), strong: true },
  ];
}

/** The law requires confirmation of the consent in writing, even if the owner has changed the email's text. */
const consentRows = ({ download_consent_at: agreed }: BoughtOrder, shop: ShopFacts): MailRows =>
  agreed
    ? [
        {
          label: rowWords(languageOf(shop.locale)).downloadConsent,
          value: shownTime(new Date(agreed), shop),
        },
      ]
    : [];

/** An email about an order: its kind, its cause, and further values for it. */
export interface Letter<Kind> {
  emailID: Kind;
  cause: string;
  more?: MailValues;
}

/**
 * An email to the buyer. @param key opens the order's page, because buyers without an account come from their email. It must be
 * stored with `keepOrderKey` in the same transaction
 */
export function buyerLetter(
  site: Site,
  shop: ShopFacts,
  order: BoughtOrder,
  key: string,
  { emailID, cause, more = {} }: Letter<ToBuyer>,
): MailOrder[] {
  const { settings } = shop;
  if (!order.email) return [];
  const locale = buyersLocale(order, shop);
  const values = {
    name: order.name,
    orderNumber: order.number,
    orderLink: `${homeFor(site, order.language, shop.locale)}/account/order/${order.id}?key=${key}${emailID === 'withdrawal-link' ? '#cancel' : ''}`,
    items: [
      ...orderRows(order, locale, buyersItemName, buyersDelivery(order)),
      ...consentRows(order, { ...shop, locale }),
    ],
    total: shownMoney(order.total, order.currency, locale),
    address: inLine(addressLines(order, locale).map(withoutLinks), locale),
    howToPay:
      order.provider === 'manual' && order.status === 0
        ? howToPay(settings, isCollectedRow(order), rowWords(languageOf(locale)).payOnCollection)
        : '',
    tracking: '',
    trackingLink: '',
    collected: isCollectedRow(order) ? buyersDelivery(order) : '',
    instructions: isCollectedRow(order) ? withoutLinks(instructionsOf(settings, order.shipping_option)) : '',
    amount: '',
    note: '',
    ...more,
  };
  return [{ emailID, to: order.email, cause, values, language: order.language }];
}

/** An email to the owner, at the site's contact address, else at the account's, in their language. */
export function ownerLetter(
  site: Site,
  { to, language, locale }: OwnerAddress,
  order: BoughtOrder | null,
  { emailID, cause, more = {} }: Letter<OwnerMail>,
): MailOrder[] {
  if (!to) return [];
  const values = {
    orderNumber: order?.number ?? '',
    adminLink: order ? `${site.origin}/admin/orders/${order.id}` : `${site.origin}/admin/orders`,
    items: order ? orderRows(order, locale, itemName, order.shipping_label) : [],
    total: order ? shownMoney(order.total, order.currency, locale) : '',
    buyer: order ? inLine([order.name, order.email], locale) : '',
    address: order ? inLine(addressLines(order, locale), locale) : '',
    problem: '',
    ...more,
  };
  return [{ emailID, to, cause, values, language }];
}

/** Its buyer was notified, if at all, by an email that lists several orders; later changes cause no email either. */
export const isOnlyListed = (
  { buyer_email_due: due }: Pick<WholeOrder, 'buyer_email_due'>,
  actor: NewEvent['actor'],
): boolean => due !== null && (actor === 'buyer' || actor === 'system');

/** The shop with its words in the language of the order, for emails that say how to pay and where to collect. */
async function readerShop(tx: Tx, shop: ShopFacts, { language }: BoughtOrder): Promise<ShopFacts> {
  const of = languages.find((each) => each === language);
  if (!of || of === languageOf(shop.locale)) return shop;
  return { ...shop, settings: (await shopIn(tx, shop.settings, of)).settings };
}

/** Written in the transaction of its cause, once per cause. */
export async function orderMail(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: BoughtOrder,
  emailID: ToBuyer,
  cause: string,
  more: MailValues = {},
): Promise<void> {
  if (!order.email) return;
  const key = newToken();
  const [shop] = await Promise.all([readShop(tx), keepOrderKey(tx, order.id, key)]);
  const words = await readerShop(tx, shop, order);
  await queueMails(tx, services.jobs, site, buyerLetter(site, words, order, key, { emailID, cause, more }));
}

/** @param more values that are words, for their reader */
export async function ownerMail(
  services: OrderServices,
  tx: Tx,
  site: Site,
  emailID: OwnerMail,
  cause: string,
  order: BoughtOrder | null,
  more: (owner: OwnerAddress) => MailValues = () => ({}),
): Promise<void> {
  const owner = await ownerAddress(tx, await readShop(tx));
  const letter = { emailID, cause, more: more(owner) };
  await queueMails(tx, services.jobs, site, ownerLetter(site, owner, order, letter));
}
