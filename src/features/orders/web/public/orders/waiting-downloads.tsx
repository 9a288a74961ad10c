import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import css from './orders.module.css';

interface Props {
  order: Order;
  orderKey: string;
  /** Absent without script: then a form asks. */
  onChange: ((order: Order) => void) | undefined;
}

/** Downloads that wait for the buyer's consent, and the button that gives it. */
export function WaitingDownloads({ order, orderKey, onChange }: Props) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const until = order.items.find(({ download }) => download?.waitsUntil)?.download?.waitsUntil;
  if (!until) return null;
  const day = new Intl.DateTimeFormat(withLatinDigits(website?.locale), { dateStyle: 'long' });
  const agree = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = browserClient<typeof ordersContract>(orderKey ? { 'x-order-key': orderKey } : {});
      const params = { id: order._id };
      onChange?.(await call('POST /api/order/{id}/download-consent', { params, body: {} }));
    } catch (error) {
      setProblem(toastFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.withdraw}>
      <p>{t.downloadsReadyOn({ value: day.format(new Date(until)) })}</p>
      {order.may.agreeToDownload && (
        <form
          className={css.withdraw}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void agree();
          }}
        >
          <p className={css.quiet}>{t.downloadNowLead}</p>
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            {busy ? t.saving : t.agreeAndDownload}
          </button>
        </form>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
