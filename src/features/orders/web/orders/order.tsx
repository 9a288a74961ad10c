import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../messages/order/area.ts';
import {
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadById, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import { type Changed, changeOrder, PlainCancel } from '../plain/plain-cancel.tsx';
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

export const action = import.meta.env.SSR ? changeOrder : undefined;

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
  const answer = useActionData<Changed>();
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
                <OrderView
                  order={plain.order}
                  howToPay={plain.howToPay}
                  plainCancel={
                    plain.cancelling !== undefined && (
                      <PlainCancel order={plain.order} may={plain.cancelling} answer={answer} />
                    )
                  }
                />
              ) : (
                <OpenLink id={id} />
              ))}
          </noscript>
        </>
      )}
    </div>
  );
}

const OpenLink = ({ id }: { id: string }) => {
  const t = useMessages(orderWords);
  return (
    <p>
      <Sentence say={(signIn) => t.openLink({ signIn })}>
        <a href={`/account?returnTo=${encodeURIComponent(`/account/order/${id}`)}`}>{t.signIn}</a>
      </Sentence>
    </p>
  );
};

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
        problem && <OpenLink id={id} />
      )}
    </>
  );
}
