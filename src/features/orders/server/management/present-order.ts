import { fromMinor } from '../../../../lib/values/money.ts';
import type { Order, OrderSummary } from '../../order-shapes.ts';
import { FULFILLED, PAID, PENDING } from '../../order-states.ts';
import { isCollectedRow, type ItemRow, type OrderRow, type WholeOrder } from './order-rows.ts';
import type { Seer } from './access.ts';
import type { ShopFacts } from './shop-queries.ts';
import { sayEvent, sayProblem, sayReason } from './stored-words.ts';
import { downloadsWaitUntil } from '../refunds/withdrawal-period.ts';

const iso = (time: Date | string | null): string | null =>
  time === null ? null : new Date(time).toISOString();
const certain = (time: Date | string): string => new Date(time).toISOString();

const sums = (row: OrderRow) => ({
  subtotal: fromMinor(row.subtotal),
  discount: fromMinor(row.discount),
  shipping: fromMinor(row.shipping),
  tax: fromMinor(row.tax),
  total: fromMinor(row.total),
  currency: row.currency,
  refunded: fromMinor(row.refunded),
});

const common = (row: OrderRow, seer: Seer) => ({
  _id: row.id,
  status: row.status,
  number: row.number,
  origin: row.origin,
  email: row.email,
  name: row.name,
  payment: { provider: row.provider, transactionID: row.transaction_id },
  ...sums(row),
  placedAt: iso(row.placed_at),
  createdAt: certain(row.created_at),
  paidAt: iso(row.paid_at),
  ...(seer === 'owner' ? { trouble: sayProblem(row.trouble) } : {}),
  version: row.version,
});

/** For lists. */
export const presentSummary = (
  row: OrderRow & { pieces: number; parcel: boolean },
  seer: Seer,
): OrderSummary => ({
  ...common(row, seer),
  pieces: row.pieces,
  parcel: row.parcel,
  collected: row.parcel && row.address === null,
});

/** A buyer may cancel while nothing is fulfilled or downloaded. */
export const isUntouched = (items: readonly ItemRow[]): boolean =>
  items.every((item) => (item.kind === 'digital' ? item.downloads === 0 : item.fulfilled === 0));

/** Its booking has its own link, by which the buyer cancels it. */
export const hasBooking = (items: readonly ItemRow[]): boolean =>
  items.some(({ kind, quantity, refunded }) => kind === 'booking' && refunded < quantity);

const presentItem = (row: ItemRow, paid: boolean, limit: number, waitsUntil: Date | null) => ({
  _id: row.id,
  productId: row.product_id,
  variant: row.variant_label || null,
  label: row.label,
  ...(row.buyers_label === null
    ? {}
    : { buyersName: { label: row.buyers_label, variant: row.buyers_variant || null } }),
  price: fromMinor(row.price),
  quantity: row.quantity,
  kind: row.kind,
  sku: row.sku,
  picture: row.picture,
  reference: row.reference,
  discount: fromMinor(row.discount),
  tax: fromMinor(row.tax),
  taxRate: row.tax_rate / 100,
  paid: fromMinor(row.paid),
  fulfilled: row.fulfilled,
  refunded: row.refunded,
  refundedAmount: fromMinor(row.refunded_amount),
  ...(row.files.length > 0 && paid && row.refunded < row.quantity
    ? {
        download: {
          files: row.files,
          left: Math.max(0, limit - row.downloads),
          until: iso(row.downloads_until),
          waitsUntil: iso(waitsUntil),
        },
      }
    : {}),
});

/** Events without a change of status that the buyer may see. */
const forBuyers: ReadonlySet<string> = new Set([
  'placed',
  'part-fulfilled',
  'refunded',
  'withdrawn',
  'download-consent',
]);

/** An order as the caller may see it. */
export function presentOrder(row: WholeOrder, seer: Seer, shop: ShopFacts, accessKey?: string): Order {
  const owner = seer === 'owner';
  const { settings } = shop;
  const paid = row.status === PAID || row.status === FULFILLED;
  const { status } = row;
  const live = status === PAID || status === FULFILLED;
  const waitsUntil = downloadsWaitUntil(row, settings);
  return {
    ...common(row, seer),
    parcel: row.items.some(({ kind }) => kind === 'physical'),
    collected: isCollectedRow(row),
    phone: row.phone,
    language: row.language,
    deliveryAddress: row.address,
    items: row.items.map((item) => presentItem(item, paid, settings.downloads.limit, waitsUntil)),
    taxIncluded: row.tax_included,
    discountCode: row.discount_code,
    shippingLabel: row.shipping_label,
    ...(row.buyers_shipping_label === null ? {} : { buyersShippingLabel: row.buyers_shipping_label }),
    shippingOption: row.shipping_option,
    invoiceNumber: row.invoice_number,
    heldUntil: certain(row.held_until),
    fulfilledAt: iso(row.fulfilled_at),
    cancelledAt: iso(row.cancelled_at),
    withdrawnAt: iso(row.withdrawn_at),
    deliveredAt: iso(row.delivered_at),
    downloadConsentAt: iso(row.download_consent_at),
    answers: row.answers,
    refunds: row.refunds.map((refund) => ({
      _id: refund.id,
      amount: fromMinor(refund.amount),
      status: refund.status,
      reason: sayReason(refund.reason),
      problem: owner ? sayProblem(refund.problem) : '',
      creditNumber: refund.credit_number,
      lines: refund.lines.map((line) => ({ ...line, amount: fromMinor(line.amount) })),
      restock: refund.restock,
      createdAt: certain(refund.created_at),
    })),
    fulfilments: row.fulfilments.map(({ id, created_at, ...rest }) => ({
      _id: id,
      createdAt: certain(created_at),
      ...rest,
    })),
    events: row.events
      .filter((event) => owner || event.to_status !== null || forBuyers.has(event.kind))
      .map((event) => ({
        _id: event.id,
        kind: event.kind,
        from: event.from_status,
        to: event.to_status,
        actor: event.actor,
        by: owner ? event.email : null,
        text: owner ? sayEvent(event.detail, shop) : '',
        createdAt: certain(event.created_at),
      })),
    may: {
      pay: status === PENDING && row.placed_at === null && row.total > 0,
      cancel:
        status === PENDING ||
        (status === PAID && (owner || (isUntouched(row.items) && !hasBooking(row.items)))),
      agreeToDownload: live && waitsUntil !== null && row.withdrawn_at === null,
      withdraw:
        live &&
        settings.withdrawalDays > 0 &&
        row.withdrawn_at === null &&
        row.items.some(({ kind }) => kind !== 'booking'),
      fulfil: owner && live && row.items.some((item) => item.fulfilled + item.refunded < item.quantity),
      markPaid: owner && status === PENDING && row.provider === 'manual',
      refund: owner && live && row.refunded < row.total,
    },
    ...(accessKey ? { accessKey } : {}),
    ...(owner
      ? {
          account: row.account_id,
          notes: row.notes,
          paymentLink: paymentLink(row),
          imported: row.imported,
          dispute: row.dispute && { ...row.dispute, amount: fromMinor(row.dispute.amount) },
        }
      : {}),
  };
}

/** Link to this payment in the provider's dashboard, for the owner. */
const paymentLink = ({ provider, transaction_id: id, stripe_account: account }: OrderRow): string | null =>
  provider === 'stripe' && id
    ? `https://dashboard.stripe.com/${account ? `${account}/` : ''}payments/${encodeURIComponent(id)}`
    : null;
