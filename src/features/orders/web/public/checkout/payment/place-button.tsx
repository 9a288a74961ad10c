import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../../messages/checkout/area.ts';
import { useState } from 'react';
import { browserClient } from '../../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../../lib/ui/toast-store.ts';
import type { ordersContract } from '../../../../contract.ts';
import css from '../checkout.module.css';

interface Props {
  held: { id: string; key: string };
  label: string;
  onDone: (order: string) => void;
}

/** Orders without a card: free ones, or paid by hand later. */
export function PlaceButton({ held, label, onDone }: Props) {
  const t = useMessages(checkoutWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const place = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = browserClient<typeof ordersContract>(held.key ? { 'x-order-key': held.key } : {});
      await call('POST /api/order/{id}/place', { params: { id: held.id }, body: {} });
      onDone(held.id);
    } catch (error) {
      setProblem(toastFor(error));
      setBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <button
        type="button"
        className="button"
        data-look="secondary"
        aria-disabled={busy || undefined}
        onClick={() => void place()}
      >
        {busy ? t.placingOrder : label}
      </button>
    </>
  );
}
