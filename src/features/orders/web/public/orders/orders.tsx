import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { requireAccount } from '../../../../accounts/web/index.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { ordersContract, OrderSummary } from '../../../contract.ts';
import { formatMoney } from '../../../../../lib/values/money.ts';
import css from './orders.module.css';
import { stateOf } from './order-labels.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';

export async function loader(args: LoaderFunctionArgs): Promise<OrderSummary[]> {
  await requireAccount(args);
  return callsOf<typeof ordersContract>(args.context)('GET /api/orders/user');
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: orderWords.in(language).yourOrders, noIndex: true, height: 0 }),
};

export function Component() {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  const orders = useLoaderData<OrderSummary[]>();
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const locale = website?.locale ?? 'en-GB';
  const day = new Intl.DateTimeFormat(withLatinDigits(locale), {
    dateStyle: 'medium',
    timeZone: website?.timezone ?? 'UTC',
  });
  return (
    <div className={css.screen}>
      <h1>{t.yourOrders}</h1>
      {orders.length === 0 ? (
        <p>
          {t.noOrdersYet} <a href={local('/shop')}>{t.goToTheShop}</a>
        </p>
      ) : (
        <ul className={css.list}>
          {orders.map((order) => (
            <li key={order._id}>
              <a href={local(`/account/order/${order._id}`)}>{t.order({ number: order.number })}</a>
              <span>{day.format(new Date(order.createdAt))}</span>
              <span>{stateOf(order, t)}</span>
              <strong>{formatMoney(order.total, order.currency, locale)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
