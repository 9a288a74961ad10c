import type { ReactNode } from 'react';
import { redirect, useLocation, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { type Problem, refused, text } from '../../../../../lib/ui/form/problem.ts';
import { callsOf } from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import type { Withdrawal } from '../../../order-shapes.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { piecesLeft } from '../orders/how-to-cancel.ts';
import css from '../orders/orders.module.css';
import { ReturnsForm, ReturnsReview, Said } from '../orders/returns.tsx';
import { useMoney } from '../shop/money.ts';
import { CANCEL_PARAM } from './plain-order.ts';

const PIECES = 'pieces-';

/** Input carried from one step to the next. */
interface Step {
  intent: 'review' | 'choose';
  values: Record<string, string>;
}
/** The answer to a form on the order's page. */
export type Changed = Step | Problem;

const piecesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, pieces]) =>
    name.startsWith(PIECES) && Number(pieces) > 0
      ? [{ item: name.slice(PIECES.length), quantity: Number(pieces) }]
      : [],
  );

/** The order's address, as it was opened. */
function shownOrder(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(CANCEL_PARAM);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Actions on the order's page: get downloads immediately, cancel everything, or choose what to return. */
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
    // Agreed in another window, or over by now: the order shows its current state.
    if (intent || !isRefusal(error)) return refused(error, sent);
  }
  return redirect(shownOrder(request.url), 303);
}

interface Props {
  order: Order;
  /** Lines that can be returned; `null` if the whole order is cancelled. */
  may: Withdrawal | null;
  answer: Changed | undefined;
}

/** Cancels an order without script: all of it, or chosen items after confirmation. */
export function PlainCancel({ order, may, answer }: Props) {
  const t = useMessages(orderWords);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const problem = answer && 'error' in answer ? answer : undefined;
  const said = problem && <Said>{problem.error}</Said>;
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
  /** Sent without a choice. */
  isEmpty: boolean;
}

function Choose({ may, values, said, isEmpty }: ChooseProps) {
  const t = useMessages(orderWords);
  return (
    <ReturnsForm
      may={may}
      shape={{ method: 'post' }}
      pieces={({ item, quantity }) => ({
        name: `${PIECES}${item}`,
        defaultValue: values[`${PIECES}${item}`] ?? String(quantity),
      })}
      name={{ defaultValue: values['name'] ?? '' }}
      reason={{ name: 'reason', defaultValue: values['reason'] ?? '' }}
      said={
        <>
          {isEmpty && <Said>{t.chooseReturns}</Said>}
          {said}
        </>
      }
      send={{ name: 'intent', value: 'review' }}
    />
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
      <ReturnsReview may={may} lines={piecesOf(values)} email={email}>
        {Object.entries(values).map(
          ([name, value]) =>
            name !== 'intent' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={css.actions}>
          <button type="submit" name="intent" value="declare" className="button">
            {t.confirmWithdrawal}
          </button>
          <button type="submit" name="intent" value="choose" className="button" data-look="secondary">
            {t.back}
          </button>
        </div>
      </ReturnsReview>
    </form>
  );
}
