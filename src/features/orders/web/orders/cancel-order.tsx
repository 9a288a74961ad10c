import { useState } from 'react';
import { browserClient } from '../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import { notify } from '../../../../lib/ui/toast-store.ts';
import type { Order, ordersContract } from '../../contract.ts';
import css from './orders.module.css';

interface Props {
  id: string;
  orderKey: string;
  onChange: (order: Order) => void;
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

export function CancelOrder({ id, orderKey, onChange }: Props) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const call = browserClient<typeof ordersContract>(orderKey ? { 'x-order-key': orderKey } : {});
      onChange(await call('POST /api/order/{id}/cancel', { params: { id }, body: {} }));
      notify('Order cancelled.', 'good');
    } catch (error) {
      notify(sentenceOf(error), 'error');
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  if (!asked)
    return (
      <button type="button" className="button" data-look="quiet" onClick={() => setAsked(true)}>
        Cancel order
      </button>
    );
  return (
    <div className={css.ask} role="alert">
      <p>Cancel this order? Anything you’ve paid will be refunded.</p>
      <button
        type="button"
        className="button"
        // The button that had the focus is gone.
        ref={focusOnce}
        aria-disabled={busy || undefined}
        onClick={() => void cancel()}
      >
        {busy ? 'Cancelling…' : 'Cancel order'}
      </button>
      <button type="button" className="button" data-look="secondary" onClick={() => setAsked(false)}>
        Keep order
      </button>
    </div>
  );
}
