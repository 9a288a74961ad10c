import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../messages/order/area.ts';
import {
  redirect,
  useLoaderData,
  useParams,
  useRouteLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { callsOf, loadById, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import type { ordersContract } from '../../contract.ts';
import { loadPlainOrder, type PlainOrder } from '../plain/plain-order.ts';
import css from './orders.module.css';
import { OrderView } from './order-view.tsx';
import { useOrder } from './use-order.ts';

/** `/account/order/{id}`, for its account or by the key of a link in a mail. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.params['id']) throw redirect('/account/orders');
  loadById(args);
  return import.meta.env.SSR ? loadPlainOrder(args) : null;
}

/** The buyer agrees to have downloads at once, without script. */
async function agreeToDownload({ context, params }: ActionFunctionArgs) {
  const id = params['id'] ?? '';
  const call = callsOf<typeof ordersContract>(context);
  // Agreed in another window, or over by now: the order says how it stands.
  await call('POST /api/order/{id}/download-consent', { params: { id }, body: {} }).catch(
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
    },
  );
  return redirect(`/account/order/${id}`, 303);
}

export const action = import.meta.env.SSR ? agreeToDownload : undefined;

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: orderWords.in(language).yourOrder,
    noIndex: true,
    runs: true,
    height: 0,
  }),
};

export function Component() {
  const t = useMessages(orderWords);
  const hydrated = useHydrated();
  const { id = '' } = useParams();
  const plain = useLoaderData<PlainOrder | null>();
  return (
    <div className={css.screen}>
      {hydrated ? (
        <Shown key={id} id={id} />
      ) : (
        <>
          <h1>{plain?.order ? t.order({ number: plain.order.number }) : t.yourOrder}</h1>
          <noscript>
            {import.meta.env.SSR &&
              (plain?.order ? (
                <OrderView order={plain.order} howToPay={plain.howToPay} />
              ) : (
                <p>{t.turnOnJavascriptToOpen}</p>
              ))}
          </noscript>
        </>
      )}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const t = useMessages(orderWords);
  const { order, problem, change } = useOrder(id);
  const { account } = useRouteLoaderData<{ account: object | null }>('root') ?? {};
  return (
    <>
      <h1>{order ? t.order({ number: order.number }) : t.yourOrder}</h1>
      {order ? (
        <OrderView order={order} onChange={change} />
      ) : (
        <p role={problem ? 'alert' : 'status'}>{problem ?? t.oneMoment}</p>
      )}
      {account ? (
        <p>
          <a href="/account/orders">{t.allYourOrders}</a>
        </p>
      ) : (
        problem && (
          <p>
            <Sentence say={(signIn) => t.openLink({ signIn })}>
              <a href={`/account?returnTo=${encodeURIComponent(`/account/order/${id}`)}`}>{t.signIn}</a>
            </Sentence>
          </p>
        )
      )}
    </>
  );
}
