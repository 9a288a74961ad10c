import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { useEffect } from 'react';
import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import type { ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { Website } from '../../../../websites/contract.ts';
import { useCart } from '../../cart-store.ts';
import type { Order } from '../../../contract.ts';
import { loadPlainOrder, type PlainOrder } from '../plain/plain-order.ts';
import { OrderView } from '../orders/order-view.tsx';
import type { Instructions } from '../orders/payment-instructions.tsx';
import { useOrder } from '../orders/use-order.ts';
import css from './checkout.module.css';
import { useCheckout } from './checkout-store.ts';
import { PAYMENT_PATH } from './payment/stripe-page.ts';
import { useRestored } from './use-restored.ts';

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: checkoutWords.in(language).thankYou, noIndex: true, runs: true }),
};

/** For visitors without script; with script the browser requests it, because it may have another key. */
export const loader = import.meta.env.SSR ? loadPlainOrder : undefined;

export function Component() {
  const t = useMessages(checkoutWords);
  const restored = useRestored();
  const plain = useLoaderData<PlainOrder | undefined>();
  return (
    <div className={css.screen}>
      {restored ? (
        <Complete />
      ) : (
        <>
          <p className={`${css.quiet} ${css.script}`}>{t.loading}</p>
          <noscript>
            {import.meta.env.SSR && (plain?.order ? <Thanks {...plain} order={plain.order} /> : <NoOrder />)}
          </noscript>
        </>
      )}
    </div>
  );
}

function Complete() {
  const [search] = useSearchParams();
  const id = search.get('order');
  return id ? <Ordered id={id} /> : <NoOrder />;
}

const NoOrder = () => {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  return (
    <>
      <h1>{t.noOrderToShow}</h1>
      <p>{t.openOrderLink}</p>
      <div className={css.actions}>
        <a className="button" href={local('/account/orders')}>
          {t.viewYourOrders}
        </a>
        <a className="button" data-look="secondary" href={local('/shop')}>
          {t.continueShopping}
        </a>
      </div>
    </>
  );
};

function Ordered({ id }: { id: string }) {
  const t = useMessages(checkoutWords);
  const [search] = useSearchParams();
  const { order, problem, change } = useOrder(id, true);
  const refused = search.get('redirect_status') === 'failed';
  const taken = order !== undefined && isTaken(order);
  useEffect(() => {
    // Only the cart of this order; after a reload, a new one may have been started.
    if (taken && useCheckout.getState().order?.id === id) {
      useCheckout.setState({ order: null });
      useCart.getState().reset();
    }
  }, [taken, id]);
  if (!order) return <p role={problem ? 'alert' : undefined}>{problem ?? t.loading}</p>;
  return <Thanks order={order} refused={refused} onChange={change} />;
}

const isWaiting = ({ status, placedAt }: Order) => status === 0 && placedAt === null;
const isTaken = (order: Order) => !isWaiting(order) && order.status !== 3;

interface Shown {
  order: Order;
  /** The bank's answer, while the payment is open. */
  refused?: boolean;
  /** Instructions for manual payment, if known already. */
  howToPay?: Instructions;
  onChange?: (order: Order) => void;
}

/** The result of the order, and the order itself. */
function Thanks({ order, refused = false, howToPay, onChange }: Shown) {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  const waits = isWaiting(order);
  const taken = isTaken(order);
  const failed = waits && refused;
  // Its button is the page's primary action.
  const asksConsent = order.may.agreeToDownload;
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  return (
    <>
      <h1>
        {failed ? t.paymentFailed : taken ? t.thankYou : waits ? t.paymentProcessing : t.orderCancelled}
      </h1>
      <p>
        {taken
          ? [
              t.orderConfirmed({ number: order.number, email: order.email }),
              order.parcel && order.status === 1 && (order.collected ? t.emailWhenReady : t.emailWhenShipped),
            ]
              .filter(Boolean)
              .join(' ')
          : failed
            ? t.bankDeclined
            : waits
              ? t.waitingForProvider
              : t.notCharged}
      </p>
      {failed && (
        <p>
          <a className="button" href={local(PAYMENT_PATH)}>
            {t.tryAgain}
          </a>
        </p>
      )}
      <OrderView
        order={order}
        onChange={onChange}
        howToPay={howToPay}
        next={
          taken &&
          website?.ecommerce.enabled && (
            <p>
              <a className="button" data-look={asksConsent ? 'secondary' : undefined} href={local('/shop')}>
                {t.continueShopping}
              </a>
            </p>
          )
        }
      />
    </>
  );
}
