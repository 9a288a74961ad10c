import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../../messages/cart/area.ts';
import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { Problem } from '../../../../../../lib/ui/form/problem.ts';
import type { ScreenHandle } from '../../../../../../lib/ui/screen.ts';
import { useLocalPath } from '../../../../../../lib/ui/local-path.ts';
import { useCart } from '../../../cart-store.ts';
import { adoptGuestCart, type GuestCart, loadGuestCart } from '../../plain/guest-cart.ts';
import { changeGuestCart, PlainCart } from '../../plain/plain-cart.tsx';
import { bringBack } from './bring-back.ts';
import { CartLines } from './cart-lines.tsx';
import css from '../checkout.module.css';
import { Changes } from './changes.tsx';
import { Step } from '../steps.tsx';
import { deliveryOfCart, Sums, sumsOfCart } from '../sums.tsx';
import { inTheWayOf, useCartLines } from './use-cart-lines.ts';

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: cartWords.in(language).yourCart, noIndex: true, runs: true }),
};

export async function loader({ context }: LoaderFunctionArgs): Promise<GuestCart | null> {
  if (import.meta.env.SSR) return loadGuestCart(context);
  await adoptGuestCart(context);
  return null;
}

export const action = import.meta.env.SSR ? changeGuestCart : undefined;

export function Component() {
  const t = useMessages(cartWords);
  const cart = useLoaderData<GuestCart | null>();
  const problem = useActionData<Problem>();
  return (
    <Step
      at={0}
      title={t.yourCart}
      kept={cart !== null}
      plain={import.meta.env.SSR && <PlainCart cart={cart} problem={problem} />}
    >
      {() => <Left />}
    </Step>
  );
}

/** The cart, after adding what a reminder's link names. */
function Left() {
  const t = useMessages(cartWords);
  const [search, setSearch] = useSearchParams();
  const order = search.get('order');
  const key = search.get('key') ?? '';
  useEffect(() => {
    if (order) void bringBack(order, key).then(() => setSearch({}, { replace: true }));
  }, [order, key, setSearch]);
  return order ? <p className={css.quiet}>{t.loading}</p> : <Cart />;
}

function Cart() {
  const t = useMessages(cartWords);
  const local = useLocalPath();
  const navigate = useNavigate();
  const { items, quote, problem, loading, remove } = useCartLines();
  if (items.length === 0)
    return (
      <>
        <p>{t.yourCartIsEmpty}</p>
        <p>
          <a className="button" href={local('/shop')}>
            {t.continueShopping}
          </a>
        </p>
      </>
    );
  // An empty cart redirects to the shop (spec.md section 4).
  const removeHere = (position: number) => {
    remove(position);
    if (useCart.getState().items.length === 0) void navigate('/shop');
  };
  const inTheWay = inTheWayOf(quote);
  return (
    <div className={css.columns}>
      <CartLines items={items} quote={quote} onRemove={removeHere} />
      <div className={css.side} aria-busy={loading}>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <Changes problems={inTheWay} />
        <div aria-live="polite">
          <Sums of={quote ?? sumsOfCart(items)} {...deliveryOfCart(quote, t)} isEstimate isPending={!quote} />
        </div>
        {inTheWay.length === 0 && (
          <a className="button" href={local('/order/checkout')}>
            {t.checkout}
          </a>
        )}
        <a href={local('/shop')}>{t.continueShopping}</a>
      </div>
    </div>
  );
}
