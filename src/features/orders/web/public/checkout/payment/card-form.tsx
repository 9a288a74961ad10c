import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../../messages/checkout/area.ts';
import { useState, type SubmitEvent } from 'react';
import { browserClient } from '../../../../../../lib/http/client.ts';
import { Field } from '../../../../../../lib/ui/form/field.tsx';
import { toastFor } from '../../../../../../lib/ui/toast-store.ts';
import type { shopContract } from '../../../../shop-contract.ts';
import css from '../checkout.module.css';

interface Props {
  held: { id: string; key: string };
  /** With its currency. */
  total: string;
  onDone: (order: string) => void;
}

/** The form of the built-in test provider, which says that no money moves. */
export function CardForm({ held, total, onDone }: Props) {
  const t = useMessages(checkoutWords);
  const [card, setCard] = useState('');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pay = async (confirm?: boolean) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = browserClient<typeof shopContract>(held.key ? { 'x-order-key': held.key } : {});
      const body = { order: held.id, card, ...(confirm === undefined ? {} : { confirm }) };
      const { status, sentence } = await call('POST /api/payment/test', { body });
      setAsking(status === 'needs-step');
      if (status === 'paid') onDone(held.id);
      else if (status === 'declined') setProblem(sentence);
    } catch (error) {
      setProblem(toastFor(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className={css.group} onSubmit={submit} noValidate>
      <p className={css.quiet}>{t.testMode}</p>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <Field
        name="card"
        label={t.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card}
        onChange={({ target }) => setCard(target.value)}
        required
      />
      {asking ? (
        <div role="alert" className={css.changes}>
          <p>{t.bankVerifies}</p>
          <div className={css.code}>
            <button type="button" className="button" onClick={() => void pay(true)}>
              {t.approvePayment}
            </button>
            <button type="button" className="button" data-look="secondary" onClick={() => void pay(false)}>
              {t.no}
            </button>
          </div>
        </div>
      ) : (
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {busy ? t.paying : t.pay({ total })}
        </button>
      )}
    </form>
  );
}
