import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { lazy, Suspense, useState } from 'react';
import { withMessages } from '../../../../../lib/messages/area.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor, notify } from '../../../../../lib/ui/toast-store.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import { useMoney } from '../shop/money.ts';
import { howToCancel, piecesLeft } from './how-to-cancel.ts';
import css from './orders.module.css';

const Withdraw = lazy(() =>
  withMessages(import('./withdraw.tsx')).then((part) => ({ default: part.Withdraw })),
);

interface Props {
  order: Order;
  orderKey: string;
  onChange: (order: Order) => void;
  /** Closes it without cancelling. */
  onClose: () => void;
}

const focusTitle = (title: HTMLElement | null) => title?.focus();

/** The effect on the order and the payment, and the button that cancels. */
export function CancelOrder(props: Props) {
  const t = useMessages(orderWords);
  const { order, orderKey } = props;
  const [how, setHow] = useState(() => howToCancel(order) ?? 'items');
  return (
    <section className={css.part}>
      <h2 ref={focusTitle} tabIndex={-1}>
        {t.cancelYourOrder}
      </h2>
      {how === 'all' ? (
        <CancelAll {...props} onItems={() => setHow('items')} />
      ) : (
        <Suspense fallback={<p role="status">{t.loading}</p>}>
          <Withdraw id={order._id} orderKey={orderKey} email={order.email} />
        </Suspense>
      )}
    </section>
  );
}

function CancelAll({ order, orderKey, onChange, onClose, onItems }: Props & { onItems: () => void }) {
  const t = useMessages(orderWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const money = useMoney(order.currency);
  const back = order.total - order.refunded;
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = browserClient<typeof ordersContract>(orderKey ? { 'x-order-key': orderKey } : {});
      onChange(await call('POST /api/order/{id}/cancel', { params: { id: order._id }, body: {} }));
      notify(t.orderCancelled, 'good');
    } catch (error) {
      setProblem(toastFor(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        {order.status === 0 || back <= 0 ? t.cancelUnpaidOrder : t.cancelPaidOrder({ back: money(back) })}
      </p>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.actions}>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => void cancel()}
        >
          {busy ? t.cancelling : t.cancelOrder}
        </button>
        <button type="button" className="button" data-look="secondary" onClick={onClose}>
          {t.keepOrder}
        </button>
        {order.may.withdraw && piecesLeft(order) > 1 && (
          <button type="button" className="button" data-look="quiet" onClick={onItems}>
            {t.cancelSomeItems}
          </button>
        )}
      </div>
    </>
  );
}
