import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import { type Problem, refused, text } from '../../../../../lib/ui/form/problem.ts';
import { callsOf } from '../../../../../lib/ui/screen.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import type { shopContract } from '../../../shop-contract.ts';
import css from '../checkout/checkout.module.css';
import { useMoney } from '../shop/money.ts';
import { keepGuestCart, readGuestCart } from './guest-cart.ts';

type Context = LoaderFunctionArgs['context'];

const calls = (context: Context) => callsOf<typeof ordersContract & typeof shopContract>(context);

const donePath = (id: string) => `/order/complete?order=${id}`;

/** The order of this browser's cookie; `null` without one. @throws a redirect once it is placed */
export async function loadGuestOrder(context: Context): Promise<Order | null> {
  const { order: id } = await readGuestCart(context);
  if (!id) return null;
  const order = await calls(context)('GET /api/order/{id}', { params: { id } }).catch(() => null);
  if (order && (order.status !== 0 || order.placedAt !== null)) throw redirect(donePath(id), 303);
  return order;
}

/** The answer to a form of the payment step. */
export type Paid = Problem | { intent: 'confirm'; card: string };

/** Places an order with manual payment, or pays with the test provider. */
export async function payAsGuest({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const call = calls(context);
  try {
    const { order: id } = await readGuestCart(context);
    if (!id) return redirect('/order/cart', 303);
    const intent = text(sent, 'intent');
    if (intent === 'place') await call('POST /api/order/{id}/place', { params: { id }, body: {} });
    else {
      const card = text(sent, 'card');
      const answer = intent === 'yes' || intent === 'no' ? { confirm: intent === 'yes' } : {};
      const { status, sentence } = await call('POST /api/payment/test', {
        body: { order: id, card, ...answer },
      });
      if (status === 'needs-step') return { intent: 'confirm', card } satisfies Paid;
      if (status === 'declined')
        return { intent: 'pay', error: sentence, fields: {}, values: { card } } satisfies Paid;
    }
    await keepGuestCart(context, []);
    return redirect(donePath(id), 303);
  } catch (error) {
    return refused(error, sent);
  }
}

const Failed = ({ of }: { of: Problem | undefined }) =>
  of ? (
    <p role="alert" className={css.problem}>
      {of.error}
    </p>
  ) : null;

/** The built-in test provider, without script. */
export function PlainCard({ order, answer }: { order: Order; answer: Paid | undefined }) {
  const t = useMessages(checkoutWords);
  const money = useMoney(order.currency);
  const confirming = answer?.intent === 'confirm' && 'card' in answer ? answer : undefined;
  const problem = answer && 'error' in answer && answer.intent !== 'place' ? answer : undefined;
  return (
    <form method="post" className={css.group} noValidate>
      <p className={css.quiet}>{t.testMode}</p>
      <Failed of={problem} />
      {confirming ? (
        <div role="alert" className={css.changes}>
          <p>{t.bankVerifies}</p>
          <input type="hidden" name="card" value={confirming.card} />
          <div className={css.code}>
            <button type="submit" name="intent" value="yes" className="button">
              {t.approvePayment}
            </button>
            <button type="submit" name="intent" value="no" className="button" data-look="secondary">
              {t.no}
            </button>
          </div>
        </div>
      ) : (
        <>
          <Field
            name="card"
            label={t.cardNumber}
            inputMode="numeric"
            autoComplete="cc-number"
            defaultValue={problem?.values['card'] ?? ''}
          />
          <button type="submit" name="intent" value="pay" className="button">
            {t.pay({ total: money(order.total) })}
          </button>
        </>
      )}
    </form>
  );
}

/** Places an order that is paid by hand, or free, without script. */
export const PlainPlace = ({ answer }: { answer: Paid | undefined }) => {
  const t = useMessages(checkoutWords);
  return (
    <form method="post">
      <Failed of={answer && 'error' in answer && answer.intent === 'place' ? answer : undefined} />
      <button type="submit" name="intent" value="place" className="button" data-look="secondary">
        {t.placeOrder}
      </button>
    </form>
  );
};
