import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound, tooMany } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type BuyerMail, buyerMails, buyersLocale, orderMail, shownMoney } from './order-mails.ts';
import { holdOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import { isCollectedRow, type WholeOrder } from '../management/order-rows.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { declared } from '../refunds/withdraw.ts';
import { lastWithdrawal } from '../refunds/withdraw-queries.ts';
import { say } from '../management/say.ts';
import { told } from '../management/stored-words.ts';
import { staffWords } from '../staff-words.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Protects buyers from repeated presses. */
const MOST_A_DAY = 10;

/** Sends any email of the order's life cycle again, with current values. */
export async function resendMail(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  emailID: string,
  by: string,
): Promise<void> {
  // In this order, so that of several concurrent ones each counts those before it.
  const [, order] = await Promise.all([holdOrder(tx, id), wholeOrder(tx, id)]);
  if (!order) throw notFound(say().noOrder);
  const since = Date.now() - DAY_MS;
  const lately = order.events.filter(
    ({ kind, created_at: at }) => kind === 'mail' && new Date(at).getTime() > since,
  );
  if (lately.length >= MOST_A_DAY) throw tooMany(staffWords().mailedTooOften, 3600);
  const kind = buyerMails.find((one) => one === emailID);
  if (!kind || !suits(kind, order)) throw conflict(staffWords().mailDoesntSuit);
  if (!order.email) throw conflict(staffWords().addressDeleted);
  const parcel = order.fulfilments.at(-1);
  const shop = await readShop(tx);
  const withdrawal = await lastWithdrawal(tx, id);
  const locale = buyersLocale(order, shop);
  await orderMail(services, tx, site, order, kind, `resent:${randomUUID()}`, {
    tracking: [parcel?.carrier, parcel?.tracking].filter(Boolean).join(' '),
    trackingLink: parcel?.link ?? '',
    amount: order.refunded > 0 ? shownMoney(order.refunded, order.currency, locale) : '',
    ...(withdrawal && kind === 'withdrawal-received' && declared(order, withdrawal, { ...shop, locale })),
  });
  await noteEvent(tx, id, {
    kind: 'mail',
    actor: 'owner',
    account: by,
    told: told('mailResent', { mail: { mail: kind } }),
  });
}

function suits(kind: BuyerMail, order: WholeOrder): boolean {
  const { status } = order;
  const collected = isCollectedRow(order);
  if (kind === 'order-placed') return status === 0;
  if (kind === 'order-paid' || kind === 'download-ready') return status === 1 || status === 2;
  if (kind === 'order-fulfilled') return status === 2 && !collected;
  if (kind === 'order-part-fulfilled') return order.fulfilments.length > 0 && !collected;
  // An order that is paid on collection is ready before it is paid.
  if (kind === 'order-ready')
    return collected && (status === 2 || (status === 0 && order.placed_at !== null));
  if (kind === 'order-part-ready') return order.fulfilments.length > 0 && collected;
  if (kind === 'order-cancelled') return status === 3;
  if (kind === 'withdrawal-received') return order.withdrawn_at !== null;
  return true;
}
