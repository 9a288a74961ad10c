import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Toasts } from '../../../../../lib/ui/toasts.tsx';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { Changes } from '../checkout/cart/changes.tsx';
import { CartLines } from '../checkout/cart/cart-lines.tsx';
import { inTheWayOf, useCartLines } from '../checkout/cart/use-cart-lines.ts';
import type { Quote } from '../../../contract.ts';
import { isDeliveryOpen, sumsOfCart } from '../checkout/sums.tsx';
import { useMoney } from '../shop/money.ts';
import { useGathered } from '../../use-gathered.ts';
import { cartCount } from '../../../totals.ts';
import { closeDrawer, useDrawer } from './drawer-store.ts';
import css from './cart-drawer.module.css';

/** Opens the drawer as a dialog, and closes it when the visitor goes to another screen. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // If a link was followed from here, its opener is gone: the new screen has the focus then.
      const next = opener?.isConnected ? opener : document.getElementById('content');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (opened.current !== key) closeDrawer();
  }, [key]);
  return dialog;
}

/** The cart drawer. The browser's dialog keeps the focus, makes the page inert and closes on Escape. */
export function CartDrawer() {
  const t = useMessages(cartWords);
  const local = useLocalPath();
  const dialog = useDialog();
  const added = useDrawer((drawer) => drawer.added);
  useGathered();
  const { items, quote, problem, loading, remove } = useCartLines();
  // Closing makes the whole page active again, which takes a slow phone 40 ms. The pressed button is painted before that.
  const close = () => requestAnimationFrame(() => setTimeout(() => dialog.current?.close()));
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
          <h2 id="cart-drawer">
            {items.length > 0 ? t.yourCartCount({ count: cartCount(items) }) : t.yourCart}
          </h2>
          <button type="button" className={css.close} aria-label={t.closeCart} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <p role="status" className={added && items.length > 0 ? css.added : 'visually-hidden'}>
          {items.length === 0 ? t.yourCartIsEmpty : added && t.addedToCart}
        </p>
        {items.length === 0 ? (
          <div className={css.empty}>
            <p aria-hidden="true">{t.yourCartIsEmpty}</p>
            <button type="button" className="button" onClick={close}>
              {t.continueShopping}
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
              <Subtotal of={quote ?? sumsOfCart(items)} isDelivered={isDeliveryOpen(quote)} />
              {inTheWayOf(quote).length === 0 && (
                <a className="button" href={local('/order/checkout')}>
                  {t.checkout}
                </a>
              )}
              <a className="button" data-look="secondary" href={local('/order/cart')}>
                {t.viewCart}
              </a>
            </div>
          </>
        )}
      </div>
      <Toasts className={css.toasts} />
    </dialog>
  );
}

function Subtotal({
  of,
  isDelivered,
}: {
  of: Pick<Quote, 'subtotal' | 'tax' | 'taxIncluded'>;
  isDelivered: boolean;
}) {
  const t = useMessages(cartWords);
  const money = useMoney();
  const { subtotal, tax, taxIncluded } = of;
  const words = taxIncluded
    ? [tax > 0 && t.taxIncludedNote, isDelivered && t.deliveryLater]
    : [isDelivered ? t.taxAndDeliveryLater : t.taxLater];
  return (
    <div aria-live="polite">
      <p className={css.subtotal}>
        <span>{t.subtotal}</span>
        <strong>{money(subtotal)}</strong>
      </p>
      <p className={css.later}>{words.filter(Boolean).join(' ')}</p>
    </div>
  );
}
