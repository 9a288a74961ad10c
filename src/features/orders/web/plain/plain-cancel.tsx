import type { ReactNode } from 'react';
import { redirect, useLocation, useRouteLoaderData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Field, Labelled } from '../../../../lib/ui/form/field.tsx';
import form from '../../../../lib/ui/form/form.module.css';
import { type Problem, refused, text } from '../../../../lib/ui/form/problem.ts';
import { callsOf } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Order, ordersContract } from '../../contract.ts';
import type { Withdrawal } from '../../order-shapes.ts';
import { orderWords } from '../../messages/order/area.ts';
import { piecesLeft } from '../orders/how-to-cancel.ts';
import css from '../orders/orders.module.css';
import { useMoney } from '../shop/money.ts';
import { CANCEL_PARAM } from './plain-order.ts';

const PIECES = 'pieces-';

/** What was typed, on the way from one step to the other. */
interface Step {
  intent: 'review' | 'choose';
  values: Record<string, string>;
}
/** What a form of the order's page was answered with. */
export type Changed = Step | Problem;

const piecesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, pieces]) =>
    name.startsWith(PIECES) && Number(pieces) > 0
      ? [{ item: name.slice(PIECES.length), quantity: Number(pieces) }]
      : [],
  );

/** The address of the order, as it was opened. */
function shownOrder(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(CANCEL_PARAM);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What the buyer may do on the page of their order: have downloads at once, cancel all of it, or choose what to return. */
export async function changeOrder({ context, params, request }: ActionFunctionArgs) {
  const id = params['id'] ?? '';
  const call = callsOf<typeof ordersContract>(context);
  const sent = await request.formData();
  const intent = text(sent, 'intent');
  const values = Object.fromEntries([...sent.keys()].map((name) => [name, text(sent, name)]));
  const lines = piecesOf(values);
  if (intent === 'review' || intent === 'choose') return { intent, values } satisfies Step;
  try {
    if (intent === 'cancel') await call('POST /api/order/{id}/cancel', { params: { id }, body: {} });
    else if (intent === 'declare') {
      const body = { lines, name: text(sent, 'name'), reason: text(sent, 'reason') };
      await call('POST /api/order/{id}/withdrawal', { params: { id }, body });
    } else await call('POST /api/order/{id}/download-consent', { params: { id }, body: {} });
  } catch (error) {
    // Agreed in another window, or over by now: the order says how it stands.
    if (intent || !isRefusal(error)) return refused(error, sent);
  }
  return redirect(shownOrder(request.url), 303);
}

interface Props {
  order: Order;
  /** What may be returned; `null` where the whole order is cancelled. */
  may: Withdrawal | null;
  answer: Changed | undefined;
}

/** Cancels an order without script: all of it, or what is chosen and then confirmed. */
export function PlainCancel({ order, may, answer }: Props) {
  const t = useMessages(orderWords);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const problem = answer && 'error' in answer ? answer : undefined;
  const said = problem && (
    <p role="alert" className={css.problem}>
      {problem.error}
    </p>
  );
  const values = answer?.values ?? {};
  return (
    <section className={css.part} id="cancel">
      <h2>{t.cancelYourOrder}</h2>
      {may === null ? (
        <CancelAll order={order} said={said} keep={shownOrder(`http://site${here}`)} />
      ) : answer?.intent === 'review' && piecesOf(values).length > 0 ? (
        <Confirm may={may} values={values} email={order.email} />
      ) : (
        <Choose may={may} values={values} said={said} isEmpty={answer?.intent === 'review'} />
      )}
    </section>
  );
}

function CancelAll({ order, said, keep }: { order: Order; said: ReactNode; keep: string }) {
  const t = useMessages(orderWords);
  const money = useMoney(order.currency);
  const back = order.total - order.refunded;
  const [path = '', query = ''] = keep.split('?');
  const some = new URLSearchParams(query);
  some.set(CANCEL_PARAM, 'items');
  return (
    <form method="post" className={css.withdraw}>
      <p>
        {order.status === 0 || back <= 0 ? t.cancelUnpaidOrder : t.cancelPaidOrder({ back: money(back) })}
      </p>
      {said}
      <div className={css.actions}>
        <button type="submit" name="intent" value="cancel" className="button">
          {t.cancelOrder}
        </button>
        <a className="button" data-look="secondary" href={keep}>
          {t.keepOrder}
        </a>
        {order.may.withdraw && piecesLeft(order) > 1 && (
          <a className="button" data-look="quiet" href={`${path}?${some}#cancel`}>
            {t.cancelSomeItems}
          </a>
        )}
      </div>
    </form>
  );
}

interface ChooseProps {
  may: Withdrawal;
  values: Readonly<Record<string, string>>;
  said: ReactNode;
  /** Sent with nothing chosen. */
  isEmpty: boolean;
}

function Choose({ may, values, said, isEmpty }: ChooseProps) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const day = new Intl.DateTimeFormat(website?.locale, { dateStyle: 'long' });
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
  return (
    <form method="post" className={css.withdraw}>
      <h3>{t.whatToReturn}</h3>
      {may.until && (
        <p className={css.quiet}>{t.youCanCancelUntil({ value: day.format(new Date(may.until)) })}</p>
      )}
      {may.lines.map(({ item, label, quantity }) => (
        <label key={item} className={css.choice}>
          <span>{label}</span>
          <select
            className={form.input}
            name={`${PIECES}${item}`}
            defaultValue={values[`${PIECES}${item}`] ?? String(quantity)}
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
        defaultValue={values['name'] ?? ''}
      />
      <Labelled name="reason" label={t.reasonOptional}>
        {(parts) => (
          <textarea
            {...parts}
            name="reason"
            className={form.input}
            rows={3}
            maxLength={1000}
            defaultValue={values['reason'] ?? ''}
          />
        )}
      </Labelled>
      {isEmpty && (
        <p role="alert" className={css.problem}>
          {t.chooseReturns}
        </p>
      )}
      {said}
      <button type="submit" name="intent" value="review" className="button">
        {t.continue}
      </button>
    </form>
  );
}

interface ConfirmProps {
  may: Withdrawal;
  values: Readonly<Record<string, string>>;
  email: string;
}

function Confirm({ may, values, email }: ConfirmProps) {
  const t = useMessages(orderWords);
  return (
    <form method="post" className={css.withdraw}>
      <h3>{t.checkAndConfirm}</h3>
      <p>{t.withdrawalStatement}</p>
      <ul>
        {piecesOf(values).map(({ item, quantity }) => (
          <li key={item}>
            {quantity} × {may.lines.find((line) => line.item === item)?.label}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t.receiptSentTo({ email })}</p>
      {Object.entries(values).map(
        ([name, value]) => name !== 'intent' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={css.actions}>
        <button type="submit" name="intent" value="declare" className="button">
          {t.confirmWithdrawal}
        </button>
        <button type="submit" name="intent" value="choose" className="button" data-look="secondary">
          {t.back}
        </button>
      </div>
    </form>
  );
}
