import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../messages/order/area.ts';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserClient } from '../../../../lib/http/client.ts';
import { Field, Labelled } from '../../../../lib/ui/form/field.tsx';
import form from '../../../../lib/ui/form/form.module.css';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import type { Website } from '../../../websites/contract.ts';
import type { ordersContract } from '../../contract.ts';
import type { Withdrawal } from '../../order-shapes.ts';
import css from './orders.module.css';

interface Props {
  id: string;
  orderKey: string;
  email: string;
}

/** Each step takes the place of the one whose button had the focus. */
const focusTitle = (title: HTMLElement | null) => title?.focus();

/**
 * Withdrawal from the contract, as the law wants it: first what and by whom, then one press that declares it. The receipt
 * comes by mail at once.
 */
export function Withdraw({ id, orderKey, email }: Props) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const day = new Intl.DateTimeFormat(website?.locale, { dateStyle: 'long' });
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
  const labelOf = (item: string) => may?.lines.find((line) => line.item === item)?.label ?? '';
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

  const said = problem && (
    <p role="alert" className={css.problem}>
      {problem}
    </p>
  );
  if (!may) return said ?? <p role="status">{t.loading}</p>;
  if (step === 'done')
    return (
      <p role="status" ref={focusTitle} tabIndex={-1}>
        {may.declaredAt
          ? t.youCancelledOn({ date: day.format(new Date(may.declaredAt)), email })
          : t.youCancelled({ email })}
      </p>
    );
  const excluded = may.excluded.map(({ item, label, sentence }) => (
    <p key={item} className={css.quiet}>
      {label}: {sentence}
    </p>
  ));
  if (may.lines.length === 0)
    return (
      <>
        <p>{t.nothingToCancel}</p>
        {excluded}
      </>
    );
  if (step === 'confirm')
    return (
      <div className={css.withdraw}>
        <h3 ref={focusTitle} tabIndex={-1}>
          {t.checkAndConfirm}
        </h3>
        <p>{t.withdrawalStatement}</p>
        <ul>
          {lines.map(({ item, quantity }) => (
            <li key={item}>
              {quantity} × {labelOf(item)}
            </li>
          ))}
        </ul>
        <p className={css.quiet}>{t.receiptSentTo({ email })}</p>
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
      </div>
    );
  return (
    <form className={css.withdraw} onSubmit={choose}>
      <h3 ref={focusTitle} tabIndex={-1}>
        {t.whatToReturn}
      </h3>
      {may.until && (
        <p className={css.quiet}>{t.youCanCancelUntil({ value: day.format(new Date(may.until)) })}</p>
      )}
      {may.lines.map(({ item, label, quantity }) => (
        <label key={item} className={css.choice}>
          <span>{label}</span>
          <select
            className={form.input}
            value={chosen[item] ?? 0}
            onChange={({ target }) => setChosen({ ...chosen, [item]: Number(target.value) })}
          >
            {Array.from({ length: quantity + 1 }, (_, pieces) => (
              <option key={pieces} value={pieces}>
                {pieces === 0 ? t.keep : t.ofPieces({ pieces, quantity })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {excluded}
      <Field
        name="name"
        label={t.fullName}
        autoComplete="name"
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Labelled name="reason" label={t.reasonOptional}>
        {(parts) => (
          <textarea
            {...parts}
            className={form.input}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
      {said}
      <button type="submit" className="button">
        {t.continue}
      </button>
    </form>
  );
}
