import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import {
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadById, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import { type Changed, changeOrder, PlainCancel } from '../plain/plain-cancel.tsx';
import { loadPlainOrder, type PlainOrder } from '../plain/plain-order.ts';
import css from './orders.module.css';
import { OrderView } from './order-view.tsx';
import { useOrder } from './use-order.ts';

/** `/account/order/{id}`, for its account or with the key of an emailed link. */
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
  }),
};

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className={css.screen}>
      <Shown key={id} id={id} />
    </div>
  );
}

const OpenLink = ({ id }: { id: string }) => {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  return (
    <p>
      <Sentence say={(signIn) => t.openLink({ signIn })}>
        <a href={local(`/account?returnTo=${encodeURIComponent(local(`/account/order/${id}`))}`)}>
          {t.signIn}
        </a>
      </Sentence>
    </p>
  );
};

function Shown({ id }: { id: string }) {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  const hydrated = useHydrated();
  const plain = useLoaderData<PlainOrder | null>();
  const { order, problem, change } = useOrder(id);
  const { account } = useRouteLoaderData<{ account: object | null }>('root') ?? {};
  const number = (order ?? plain?.order)?.number;
  return (
    <>
      {/* The server knows the number. The browser keeps it on the screen until it knows it too. */}
      <h1 suppressHydrationWarning>{number === undefined ? t.yourOrder : t.order({ number })}</h1>
      {!hydrated ? (
        <noscript>{import.meta.env.SSR && <Plain id={id} plain={plain} />}</noscript>
      ) : order ? (
        <OrderView order={order} onChange={change} />
      ) : (
        <p role={problem ? 'alert' : 'status'}>{problem ?? t.oneMoment}</p>
      )}
      {/* Below the order, so not before it. */}
      {hydrated &&
        (order || problem) &&
        (account ? (
          <p>
            <a href={local('/account/orders')}>{t.allYourOrders}</a>
          </p>
        ) : (
          problem && <OpenLink id={id} />
        ))}
    </>
  );
}

/** For visitors without script. */
function Plain({ id, plain }: { id: string; plain: PlainOrder | null }) {
  const answer = useActionData<Changed>();
  if (!plain?.order) return <OpenLink id={id} />;
  const { order, howToPay, cancelling } = plain;
  return (
    <OrderView
      order={order}
      howToPay={howToPay}
      plainCancel={cancelling !== undefined && <PlainCancel order={order} may={cancelling} answer={answer} />}
    />
  );
}
