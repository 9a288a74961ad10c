import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { ordersContract } from '../../../contract.ts';
import type { Withdrawal } from '../../../order-shapes.ts';
import css from './orders.module.css';
import { ReturnsForm, ReturnsReview, Said } from './returns.tsx';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';

interface Props {
  id: string;
  orderKey: string;
  email: string;
}

/** Each step replaces the one whose button had the focus. */
const focusTitle = (title: HTMLElement | null) => title?.focus();
const title = { ref: focusTitle, tabIndex: -1 };

/** The buyer's input for a withdrawal, and its declaration. */
function useWithdrawal(id: string, orderKey: string) {
  const t = useMessages(orderWords);
  const [may, setMay] = useState<Withdrawal>();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [step, setStep] = useState<'choose' | 'confirm' | 'done'>('choose');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const call = browserClient<typeof ordersContract>(orderKey ? { 'x-order-key': orderKey } : {});
    let current = true;
    call('GET /api/order/{id}/withdrawal', { params: { id } }).then(
      (found) => {
        if (!current) return;
        setMay(found);
        setChosen(Object.fromEntries(found.lines.map(({ item, quantity }) => [item, quantity])));
      },
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [id, orderKey]);

  const lines = Object.entries(chosen).flatMap(([item, quantity]) =>
    quantity > 0 ? [{ item, quantity }] : [],
  );
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(lines.length === 0 ? t.chooseReturns : undefined);
    if (lines.length > 0) setStep('confirm');
  };
  const declare = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = browserClient<typeof ordersContract>(orderKey ? { 'x-order-key': orderKey } : {});
      const body = { lines, ...(name ? { name } : {}), ...(reason ? { reason } : {}) };
      setMay(await call('POST /api/order/{id}/withdrawal', { params: { id }, body }));
      setStep('done');
    } catch (error) {
      setProblem(toastFor(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    may,
    chosen,
    setChosen,
    name,
    setName,
    reason,
    setReason,
    step,
    setStep,
    busy,
    problem,
    lines,
    choose,
    declare,
  };
}

/**
 * Withdrawal from the contract, as the law requires: first the items and the buyer, then one press that declares it. The receipt
 * is emailed immediately.
 */
export function Withdraw({ id, orderKey, email }: Props) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const day = new Intl.DateTimeFormat(withLatinDigits(website?.locale), { dateStyle: 'long' });
  const withdrawal = useWithdrawal(id, orderKey);
  const { may, chosen, setChosen, name, reason, step, setStep, busy, problem, lines, declare } = withdrawal;

  const said = problem && <Said>{problem}</Said>;
  if (!may) return said ?? <p role="status">{t.loading}</p>;
  if (step === 'done')
    return (
      <p role="status" ref={focusTitle} tabIndex={-1}>
        {may.declaredAt
          ? t.youCancelledOn({ date: day.format(new Date(may.declaredAt)), email })
          : t.youCancelled({ email })}
      </p>
    );
  if (step === 'confirm')
    return (
      <div className={css.withdraw}>
        <ReturnsReview may={may} lines={lines} email={email} title={title}>
          {said}
          <div className={css.actions}>
            <button
              type="button"
              className="button"
              aria-disabled={busy || undefined}
              onClick={() => void declare()}
            >
              {busy ? t.sending : t.confirmWithdrawal}
            </button>
            <button type="button" className="button" data-look="secondary" onClick={() => setStep('choose')}>
              {t.back}
            </button>
          </div>
        </ReturnsReview>
      </div>
    );
  return (
    <ReturnsForm
      may={may}
      title={title}
      shape={{ onSubmit: withdrawal.choose }}
      pieces={({ item }) => ({
        value: chosen[item] ?? 0,
        onChange: ({ target }) => setChosen({ ...chosen, [item]: Number(target.value) }),
      })}
      name={{ value: name, onChange: ({ target }) => withdrawal.setName(target.value) }}
      reason={{ value: reason, onChange: ({ target }) => withdrawal.setReason(target.value) }}
      said={said}
      send={{}}
    />
  );
}
