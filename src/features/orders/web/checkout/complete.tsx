import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useCart } from '../cart-store.ts';
import { OrderView } from '../orders/order-view.tsx';
import { useOrder } from '../orders/use-order.ts';
import css from './checkout.module.css';
import { useCheckout } from './checkout-store.ts';
import { PAYMENT_PATH } from './stripe-page.ts';
import { useRestored } from './use-restored.ts';

export const handle: ScreenHandle = {
  head: () => ({ title: 'Thank you', noIndex: true, runs: true, height: 0 }),
};

export function Component() {
  const restored = useRestored();
  return (
    <div className={css.screen}>{restored ? <Complete /> : <p className={css.quiet}>One moment…</p>}</div>
  );
}

function Complete() {
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  const { order, problem, change } = useOrder(id, true);
  const waits = order?.status === 0 && order.placedAt === null;
  const refused = waits && search.get('redirect_status') === 'failed';
  const taken = order !== undefined && !waits && order.status !== 3;
  useEffect(() => {
    // Only the cart that this order was made of; a new one may have been begun by the time of a reload.
    if (taken && useCheckout.getState().order?.id === id) {
      useCheckout.setState({ order: null });
      useCart.getState().reset();
    }
  }, [taken, id]);
  if (!order) return <p role={problem ? 'alert' : undefined}>{problem ?? 'One moment…'}</p>;
  return (
    <>
      <h1>
        {refused
          ? 'The payment did not go through'
          : taken
            ? 'Thank you'
            : waits
              ? 'Your payment is on its way'
              : 'This order was cancelled'}
      </h1>
      <p>
        {taken
          ? `Your order ${order.number} is with us. We have written to ${order.email}: just answer that mail if you have a question.${order.parcel && order.status === 1 ? ' You hear from us again when it is on its way.' : ''}`
          : refused
            ? 'Your bank has not confirmed it, so nothing was charged. Your order is kept for a while.'
            : waits
              ? 'We have not heard from the payment yet. This page will say so as soon as we do.'
              : 'Nothing was charged, or it has been given back.'}
      </p>
      {refused && (
        <p>
          <a className="button" href={PAYMENT_PATH}>
            Try again
          </a>
        </p>
      )}
      <OrderView order={order} onChange={change} />
    </>
  );
}
