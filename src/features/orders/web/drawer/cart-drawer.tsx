import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Toasts } from '../../../../lib/ui/toasts.tsx';
import { Changes } from '../checkout/cart/changes.tsx';
import { CartLines } from '../checkout/cart/cart-lines.tsx';
import { inTheWayOf, useCartLines } from '../checkout/cart/use-cart-lines.ts';
import { sumsOfCart } from '../checkout/sums.tsx';
import { useMoney } from '../shop/money.ts';
import { useGathered } from '../use-gathered.ts';
import { cartCount } from '../../totals.ts';
import { closeDrawer, useDrawer } from './drawer-store.ts';
import css from './cart-drawer.module.css';

/** The cart beside the page. The browser's own dialog keeps the focus, makes the page inert and closes on Escape. */
export function CartDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const added = useDrawer((drawer) => drawer.added);
  useGathered();
  const { items, quote, problem, loading, remove } = useCartLines();
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // What opened it has gone where a link was followed from here: the new screen has the focus then.
      const next = opener?.isConnected ? opener : document.getElementById('content');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (opened.current !== key) closeDrawer();
  }, [key]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      data-surface="page"
      aria-labelledby="cart-drawer"
      onClose={() => dialog.current?.open || closeDrawer()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={css.inside}>
        <div className={css.top}>
          <h2 id="cart-drawer">Your cart{items.length > 0 && ` (${cartCount(items)})`}</h2>
          <button type="button" className={css.close} aria-label="Close cart" onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <p role="status" className={added && items.length > 0 ? css.added : 'visually-hidden'}>
          {items.length === 0 ? 'Your cart is empty.' : added && 'Added to cart.'}
        </p>
        {items.length === 0 ? (
          <div className={css.empty}>
            <p aria-hidden="true">Your cart is empty.</p>
            <button type="button" className="button" onClick={close}>
              Continue shopping
            </button>
          </div>
        ) : (
          <>
            <div className={css.lines}>
              <CartLines items={items} quote={quote} onRemove={remove} />
            </div>
            <div className={css.foot} aria-busy={loading}>
              {problem && (
                <p role="alert" className={css.problem}>
                  {problem}
                </p>
              )}
              <Changes problems={inTheWayOf(quote)} />
              <Subtotal of={quote ?? sumsOfCart(items)} isDelivered={isDelivered(quote)} />
              {inTheWayOf(quote).length === 0 && (
                <Link className="button" to="/order/checkout">
                  Checkout
                </Link>
              )}
              <Link className="button" data-look="secondary" to="/order/cart">
                View cart
              </Link>
            </div>
          </>
        )}
      </div>
      <Toasts className={css.toasts} />
    </dialog>
  );
}

type Quote = ReturnType<typeof useCartLines>['quote'];

const isDelivered = (quote: Quote): boolean => !quote || quote.items.some(({ kind }) => kind === 'physical');

function Subtotal({
  of,
  isDelivered,
}: {
  of: Pick<NonNullable<Quote>, 'subtotal' | 'taxIncluded'>;
  isDelivered: boolean;
}) {
  const money = useMoney();
  const { subtotal, taxIncluded } = of;
  const later = [!taxIncluded && 'tax', isDelivered && 'delivery'].filter(Boolean).join(' and ');
  const words = [
    taxIncluded && 'Tax included.',
    later && `${later.charAt(0).toUpperCase()}${later.slice(1)} calculated at checkout.`,
  ];
  return (
    <div aria-live="polite">
      <p className={css.subtotal}>
        <span>Subtotal</span>
        <strong>{money(subtotal)}</strong>
      </p>
      <p className={css.quiet}>{words.filter(Boolean).join(' ')}</p>
    </div>
  );
}
