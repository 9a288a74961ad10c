import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import type { MailValues } from '../../../emails/mail-kind.ts';
import type { ordersContract } from '../../contract.ts';
import type { Withdrawal } from '../../order-shapes.ts';
import { FULFILLED, PAID } from '../../order-states.ts';
import type { ShopSettings } from '../../shop-shapes.ts';
import { openOrder } from '../checkout/open-order.ts';
import { type CountEmails, countWithdrawalEmails } from '../checkout/order-limits.ts';
import { buyersLocale, orderMail, ownerMail } from '../emails/order-mails.ts';
import { lockOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import type { ItemRow, WholeOrder } from '../management/order-rows.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { presentOrder } from '../management/present-order.ts';
import { itemName, shownTime } from '../emails/shown-values.ts';
import { type Declaration, insertWithdrawal, keepDownloadConsent } from './withdraw-queries.ts';
import { queueWithdrawalLink, type WithdrawalLimits } from './withdrawal-link.ts';
import { downloadsWaitUntil, periodEnd } from './withdrawal-period.ts';
import { say } from '../management/say.ts';
import { inEnglish, told } from '../management/stored-words.ts';

function exclusion(item: ItemRow, { download_consent_at: agreed }: WholeOrder): string | null {
  if (item.kind === 'booking') return say().bookingsExcluded;
  if (item.kind === 'digital' && item.downloads > 0 && agreed) return say().downloadExcluded;
  return null;
}

/** What the buyer may still withdraw from. Before anything is sent, the period has not begun, and everything may be withdrawn. */
function withdrawable(order: WholeOrder, settings: ShopSettings, now: Date): Withdrawal {
  const until = periodEnd(order, settings);
  const days = settings.withdrawalDays;
  const live = order.status === PAID || order.status === FULFILLED;
  const open = days > 0 && live && !order.withdrawn_at && (until === null || now < until);
  const left = order.items.filter((item) => item.quantity > item.refunded);
  return {
    until: until?.toISOString() ?? null,
    lines: open
      ? left
          .filter((item) => exclusion(item, order) === null)
          .map((item) => ({
            item: item.id,
            label: itemName(item),
            quantity: item.quantity - item.refunded,
            paid: fromMinor(item.paid - item.refunded_amount),
          }))
      : [],
    excluded: left.flatMap((item) => {
      const sentence = exclusion(item, order);
      return sentence === null ? [] : [{ item: item.id, label: itemName(item), sentence }];
    }),
    declaredAt: order.withdrawn_at?.toISOString() ?? null,
  };
}

async function read(tx: Tx, order: WholeOrder): Promise<Withdrawal> {
  const { settings } = await readShop(tx);
  return withdrawable(order, settings, new Date());
}

/** Values for emails about a withdrawal. */
export const declared = (
  order: WholeOrder,
  { lines, reason, at }: Declaration,
  reader: { locale: string; timezone: string },
): MailValues => ({
  withdrawn: order.items.flatMap((item) => {
    const line = lines.find((one) => one.item === item.id);
    return line ? [{ label: itemName(item), value: String(line.quantity) }] : [];
  }),
  at: shownTime(at, reader),
  note: reason,
});

/** Two steps: what can be withdrawn is shown, then declared. The law requires a written receipt; of a burst, one email lists several. */
export const withdrawalHandlers = (
  services: OrderServices,
  limits: WithdrawalLimits,
  emailsDue: CountEmails = countWithdrawalEmails(services.db.limitsPool),
): Pick<
  Handlers<typeof ordersContract>,
  | 'GET /api/order/{id}/withdrawal'
  | 'POST /api/order/{id}/withdrawal'
  | 'POST /api/order/withdrawal-link'
  | 'POST /api/order/{id}/download-consent'
> => ({
  'POST /api/order/withdrawal-link': async (request, { body }) => {
    await limits(request, body.email);
    await request.db((tx) => queueWithdrawalLink(tx, services.jobs, request.site, body));
    return {};
  },

  'POST /api/order/{id}/download-consent': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const { site } = request;
      await lockOrder(tx, id);
      const { order, seer } = await openOrder(tx, request, id);
      const shop = await readShop(tx);
      const live = order.status === PAID || order.status === FULFILLED;
      // A buyer who cancelled can't get the download after all; one who has access already has nothing to agree to.
      if (seer !== 'buyer' || !live || order.withdrawn_at || !downloadsWaitUntil(order, shop.settings))
        throw conflict(say().noConsentNeeded);
      await keepDownloadConsent(tx, id);
      const agreed = told('agreedToDownload');
      await noteEvent(tx, id, { kind: 'download-consent', actor: 'buyer', told: agreed });
      const after = (await wholeOrder(tx, id)) ?? order;
      // The law requires written confirmation of the consent.
      await orderMail(services, tx, site, after, 'download-ready', `download-consent:${id}`);
      return presentOrder(after, seer, shop);
    }),

  'GET /api/order/{id}/withdrawal': (request, { params: { id } }) =>
    request.db(async (tx) => read(tx, (await openOrder(tx, request, id)).order)),

  'POST /api/order/{id}/withdrawal': (request, { params: { id }, body }) =>
    request.db(async (tx) => {
      const { site } = request;
      await lockOrder(tx, id);
      const { order } = await openOrder(tx, request, id);
      const shop = await readShop(tx);
      const may = withdrawable(order, shop.settings, new Date());
      if (may.lines.length === 0)
        throw conflict(order.withdrawn_at ? say().alreadyWithdrawn : say().tooLateToWithdraw);
      const lines = body.lines ?? may.lines.map(({ item, quantity }) => ({ item, quantity }));
      for (const { item, quantity } of lines)
        if (quantity > (may.lines.find((line) => line.item === item)?.quantity ?? 0))
          throw invalid(say().cantWithdrawItem, { lines: say().chooseListed });
      const { name = '', reason = '' } = body;
      const due = await emailsDue(site.id, order.email);
      const days = shop.settings.withdrawalDays;
      const trouble = inEnglish(told('refundWithdrawn', { days }));
      const withdrawalId = await insertWithdrawal(tx, id, { lines, name, reason, due, trouble });
      const what = lines.length === may.lines.length ? 'all' : 'some';
      const withdrawn = told('withdrawn', { what, days }, reason);
      await noteEvent(tx, id, { kind: 'withdrawn', actor: 'buyer', told: withdrawn });
      const after = (await wholeOrder(tx, id)) ?? order;
      const declaration = { lines, reason, at: new Date() };
      if (!due.buyer)
        await orderMail(
          services,
          tx,
          site,
          after,
          'withdrawal-received',
          `withdrawal:${withdrawalId}`,
          declared(after, declaration, { ...shop, locale: buyersLocale(after, shop) }),
        );
      if (!due.shop) {
        const cause = `owner-withdrawal:${withdrawalId}`;
        await ownerMail(services, tx, site, 'owner-withdrawal', cause, after, (owner) =>
          declared(after, declaration, owner),
        );
      }
      return withdrawable(after, shop.settings, new Date());
    }),
});
