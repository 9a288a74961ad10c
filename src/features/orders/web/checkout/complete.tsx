import { useEffect } from 'react';
import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Website } from '../../../websites/contract.ts';
import { useCart } from '../cart-store.ts';
import type { Order } from '../../contract.ts';
import { loadPlainOrder, type PlainOrder } from '../plain/plain-order.ts';
import { OrderView } from '../orders/order-view.tsx';
import { useOrder } from '../orders/use-order.ts';
import css from './checkout.module.css';
import { useCheckout } from './checkout-store.ts';
import { PAYMENT_PATH } from './payment/stripe-page.ts';
import { useRestored } from './use-restored.ts';

export const handle: ScreenHandle = {
  head: () => ({ title: 'Thank you', noIndex: true, runs: true }),
};

/** What a visitor without script is shown; with script the browser asks for it, as it may know another key. */
export const loader = import.meta.env.SSR ? loadPlainOrder : undefined;

export function Component() {
  const restored = useRestored();
  const plain = useLoaderData<PlainOrder | undefined>();
  return (
    <div className={css.screen}>
      {restored ? (
        <Complete />
      ) : (
        <>
          <p className={`${css.quiet} ${css.script}`}>Loading…</p>
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

const NoOrder = () => (
  <>
    <h1>No order to show</h1>
    <p>To see an order, open the link in your confirmation email, or sign in to your account.</p>
    <div className={css.actions}>
      <a className="button" href="/account/orders">
        View your orders
      </a>
      <a className="button" data-look="secondary" href="/shop">
        Continue shopping
      </a>
    </div>
  </>
);

function Ordered({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { order, problem, change } = useOrder(id, true);
  const refused = search.get('redirect_status') === 'failed';
  const taken = order !== undefined && isTaken(order);
  useEffect(() => {
    // Only the cart that this order was made of; a new one may have been begun by the time of a reload.
    if (taken && useCheckout.getState().order?.id === id) {
      useCheckout.setState({ order: null });
      useCart.getState().reset();
    }
  }, [taken, id]);
  if (!order) return <p role={problem ? 'alert' : undefined}>{problem ?? 'Loading…'}</p>;
  return <Thanks order={order} refused={refused} onChange={change} />;
}

const isWaiting = ({ status, placedAt }: Order) => status === 0 && placedAt === null;
const isTaken = (order: Order) => !isWaiting(order) && order.status !== 3;

interface Shown {
  order: Order;
  /** The bank's answer, while the payment is open. */
  refused?: boolean;
  /** Of an order that is paid by hand, where it is known already. */
  howToPay?: string;
  onChange?: (order: Order) => void;
}

/** What has become of the order, and the order itself. */
function Thanks({ order, refused = false, howToPay, onChange }: Shown) {
  const waits = isWaiting(order);
  const taken = isTaken(order);
  const failed = waits && refused;
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  return (
    <>
      <h1>
        {failed
          ? 'Your payment didn’t go through'
          : taken
            ? 'Thank you'
            : waits
              ? 'Your payment is being processed'
              : 'This order was cancelled'}
      </h1>
      <p>
        {taken
          ? `Your order ${order.number} is confirmed. We’ve sent a confirmation to ${order.email}. Reply to it if you have a question.${order.parcel && order.status === 1 ? ' We’ll email you again when it ships.' : ''}`
          : failed
            ? 'Your bank didn’t approve the payment, so you haven’t been charged. We’re holding your order for you.'
            : waits
              ? 'We’re waiting for the payment provider to confirm. This page updates automatically.'
              : 'You haven’t been charged, or your payment has been refunded.'}
      </p>
      {failed && (
        <p>
          <a className="button" href={PAYMENT_PATH}>
            Try again
          </a>
        </p>
      )}
      <OrderView order={order} onChange={onChange} howToPay={howToPay} />
      {taken && website?.ecommerce.enabled && (
        <p>
          <a className="button" href="/shop">
            Continue shopping
          </a>
        </p>
      )}
    </>
  );
}
