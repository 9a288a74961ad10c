import { FULFILLED } from '../../order-states.ts';
import { longestDays } from '../../shipping.ts';
import type { ShopSettings } from '../../shop-shapes.ts';
import type { OrderRow, WholeOrder } from '../management/order-rows.ts';

const DAY_MS = 24 * 3600 * 1000;

const daysAfter = (time: Date | string, days: number) => new Date(new Date(time).getTime() + days * DAY_MS);

/**
 * When the withdrawal period of physical items begins: on the delivery date that the owner entered, else after the longest time that
 * the chosen delivery option takes from the last shipment, or collection from the day it was ready. For everything else, on the day of the order.
 * @returns `null` while items are still to be sent: the period has not begun
 */
function periodBegin(order: WholeOrder, settings: ShopSettings): Date | null {
  if (order.items.every(({ kind }) => kind !== 'physical')) return order.placed_at ?? order.paid_at;
  if (order.delivered_at) return order.delivered_at;
  const last = order.fulfilments.at(-1)?.created_at;
  if (order.status !== FULFILLED || !last) return null;
  return daysAfter(last, longestDays(settings, order.shipping_option));
}

/** When the right to cancel ends; `null` if it has not begun. */
export function periodEnd(order: WholeOrder, settings: ShopSettings): Date | null {
  const begin = periodBegin(order, settings);
  return begin && daysAfter(begin, settings.withdrawalDays);
}

/**
 * Until when downloads wait for the buyer's consent, if the checkout asked for it and they declined. A buyer who was
 * never asked has them immediately, and keeps the right to cancel.
 * @returns `null` if they are available
 */
export function downloadsWaitUntil(
  {
    download_asked: asked,
    download_consent_at: agreed,
    placed_at: placed,
    paid_at: paid,
  }: Pick<OrderRow, 'download_asked' | 'download_consent_at' | 'placed_at' | 'paid_at'>,
  { withdrawalDays }: Pick<ShopSettings, 'withdrawalDays'>,
): Date | null {
  const from = placed ?? paid;
  if (!asked || agreed || !from) return null;
  const until = daysAfter(from, withdrawalDays);
  return until.getTime() > Date.now() ? until : null;
}
