import { useEffect } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { notify } from '../../../../lib/ui/toast-store.ts';
import { siteHeader } from '../../../../lib/http/client.ts';
import type { Problem } from '../../../../lib/ui/form/problem.ts';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useCart } from '../cart-store.ts';
import { adoptGuestCart, type GuestCart, loadGuestCart } from '../plain/guest-cart.ts';
import { changeGuestCart, PlainCart } from '../plain/plain-cart.tsx';
import { bringBack } from './bring-back.ts';
import { CartLine } from './cart-line.tsx';
import css from './checkout.module.css';
import { Changes } from './changes.tsx';
import { Step } from './steps.tsx';
import { LATER, Sums, sumsOfCart } from './sums.tsx';
import { useQuote } from './use-quote.ts';

export const handle: ScreenHandle = {
  head: () => ({ title: 'Your cart', noIndex: true, runs: true }),
};

export async function loader({ context }: LoaderFunctionArgs): Promise<GuestCart | null> {
  if (import.meta.env.SSR) return loadGuestCart(context);
  await adoptGuestCart(context);
  return null;
}

export const action = import.meta.env.SSR ? changeGuestCart : undefined;

export function Component() {
  const cart = useLoaderData<GuestCart | null>();
  const problem = useActionData<Problem>();
  return (
    <Step
      at={0}
      title="Your cart"
      kept={cart !== null}
      plain={import.meta.env.SSR && <PlainCart cart={cart} problem={problem} />}
    >
      {() => <Left />}
    </Step>
  );
}

/** The cart, after what the link of a reminder names has been put into it. */
function Left() {
  const [search, setSearch] = useSearchParams();
  const order = search.get('order');
  const key = search.get('key') ?? '';
  useEffect(() => {
    if (order) void bringBack(order, key).then(() => setSearch({}, { replace: true }));
  }, [order, key, setSearch]);
  return order ? <p className={css.quiet}>Loading…</p> : <Cart />;
}

/** Nobody has to wait for a time that is not wanted any more. Where this is lost, the hold ends by itself. */
function giveUp({ id, key }: { id: string; key: string }) {
  void fetch(`/api/booking/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-booking-key': key, ...siteHeader() },
    body: JSON.stringify({ status: 'cancelled' }),
    keepalive: true,
  }).catch(() => undefined);
}

function Cart() {
  const items = useCart((cart) => cart.items);
  const navigate = useNavigate();
  const { quote, problem, loading } = useQuote(items);
  if (items.length === 0)
    return (
      <>
        <p>Your cart is empty.</p>
        <p>
          <a className="button" href="/shop">
            Continue shopping
          </a>
        </p>
      </>
    );
  // A cart that is empty leads to the shop (spec.md section 4).
  const remove = (position: number) => {
    const { booking } = items[position] ?? {};
    useCart.getState().remove(position);
    if (booking) giveUp(booking);
    notify('Removed from your cart.');
    if (useCart.getState().items.length === 0) void navigate('/shop');
  };
  const inTheWay =
    quote?.problems.filter(({ code }) => !code.startsWith('code-') && code !== 'address') ?? [];
  return (
    <div className={css.columns}>
      <ul className={css.lines}>
        {items.map((item, position) => (
          <CartLine
            key={`${item.productId}-${item.variant ?? ''}-${position}`}
            item={item}
            known={quote?.items.find((line) =>
              item.booking
                ? line.reference === item.booking.id
                : line.productId === item.productId && (line.variant ?? null) === (item.variant ?? null),
            )}
            problems={inTheWay.filter((one) => one.item === position)}
            onQuantity={(quantity) => useCart.getState().change(position, { quantity })}
            onRemove={() => remove(position)}
          />
        ))}
      </ul>
      <div className={css.side} aria-busy={loading}>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <Changes problems={inTheWay} />
        <div aria-live="polite">
          <Sums
            of={quote ?? sumsOfCart(items)}
            shipping={null}
            delivery={!quote || quote.items.some(({ kind }) => kind === 'physical') ? LATER : undefined}
            isEstimate
            isPending={!quote}
          />
        </div>
        {inTheWay.length === 0 && (
          <Link className="button" to="/order/checkout">
            Checkout
          </Link>
        )}
        <a href="/shop">Continue shopping</a>
      </div>
    </div>
  );
}
