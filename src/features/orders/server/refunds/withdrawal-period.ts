import { FULFILLED } from '../../order-states.ts';
import { longestDays } from '../../shipping.ts';
import type { ShopSettings } from '../../shop-shapes.ts';
import type { OrderRow, WholeOrder } from '../management/order-rows.ts';

const DAY_MS = 24 * 3600 * 1000;

const daysAfter = (time: Date | string, days: number) => new Date(new Date(time).getTime() + days * DAY_MS);

/**
 * Goods count from their arrival: the day that the owner named, else the latest that the chosen delivery takes after the
 * last part was sent. Everything else counts from the order.
 * @returns `null` while goods are still to come: the period has not begun
 */
function periodBegin(order: WholeOrder, settings: ShopSettings): Date | null {
  if (order.items.every(({ kind }) => kind !== 'physical')) return order.placed_at ?? order.paid_at;
  if (order.delivered_at) return order.delivered_at;
  const last = order.fulfilments.at(-1)?.created_at;
  if (order.status !== FULFILLED || !last) return null;
  return daysAfter(last, longestDays(settings, order.shipping_option));
}

/** When the right to cancel ends; `null` while it has not begun. */
export function periodEnd(order: WholeOrder, settings: ShopSettings): Date | null {
  const begin = periodBegin(order, settings);
  return begin && daysAfter(begin, settings.withdrawalDays);
}

/**
 * Until when downloads wait for the buyer's consent: they were asked for it at the checkout, and did not give it. Anyone who was
 * never asked has them at once, and keeps the right to cancel.
 * @returns `null` where nothing is in the way
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
