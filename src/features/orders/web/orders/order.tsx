import { redirect, useParams, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadById, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import css from './orders.module.css';
import { OrderView } from './order-view.tsx';
import { useOrder } from './use-order.ts';

/** `/account/order/{id}`, for its account or by the key of a link in a mail. */
export function loader(args: LoaderFunctionArgs) {
  if (!args.params['id']) throw redirect('/account/orders');
  return loadById(args);
}

export const handle: ScreenHandle = {
  head: () => ({ title: 'Your order', noIndex: true, runs: true, height: 0 }),
};

export function Component() {
  const hydrated = useHydrated();
  const { id = '' } = useParams();
  return (
    <div className={css.screen}>
      {hydrated ? (
        <Shown key={id} id={id} />
      ) : (
        <>
          <h1>Your order</h1>
          <noscript>
            <p>To see it, please switch on JavaScript.</p>
          </noscript>
        </>
      )}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const { order, problem, change } = useOrder(id);
  const { account } = useRouteLoaderData<{ account: object | null }>('root') ?? {};
  return (
    <>
      <h1>{order ? `Order ${order.number}` : 'Your order'}</h1>
      {order ? (
        <OrderView order={order} onChange={change} />
      ) : (
        <p role={problem ? 'alert' : 'status'}>{problem ?? 'One moment…'}</p>
      )}
      {account ? (
        <p>
          <a href="/account/orders">All your orders</a>
        </p>
      ) : (
        problem && (
          <p>
            Open it by the link of the mail about it, or{' '}
            <a href={`/account?returnTo=${encodeURIComponent(`/account/order/${id}`)}`}>sign in</a>.
          </p>
        )
      )}
    </>
  );
}
