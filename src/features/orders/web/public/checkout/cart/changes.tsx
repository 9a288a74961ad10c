import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../../messages/cart/area.ts';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../contract.ts';
import { type CartItem, useCart } from '../../../cart-store.ts';
import css from '../checkout.module.css';

/** The corrected cart: current prices, available quantities, without removed items. */
export function putRight<Item extends CartItem>(
  items: readonly Item[],
  problems: readonly Problem[],
): Item[] {
  return items.flatMap((item, place) => {
    let kept: Item | null = item;
    for (const { code, now } of problems.filter((one) => one.item === place)) {
      if (code === 'price-changed' && now !== undefined) kept = kept && { ...kept, price: now };
      else if (code === 'too-few' && now !== undefined && now >= 1)
        kept = kept && { ...kept, quantity: Math.floor(now) };
      else if (/^(gone|variant|out-of-stock|too-few)$/.test(code)) kept = null;
    }
    return kept ?? [];
  });
}

interface Props {
  problems: readonly Problem[];
  /** In the checkout, where it's shown: at the top of phones, beside the form where there is space. Both are rendered. */
  at?: 'top' | 'side';
  /** Replaces the button that corrects the browser's own cart. */
  children?: ReactNode;
}

/** What has changed since it was added to the cart, and one button to accept it. */
export function Changes({ problems, at, children }: Props) {
  const t = useMessages(cartWords);
  if (problems.length === 0) return null;
  const mendable = problems.some(({ item }) => item !== undefined);
  return (
    <div className={at ? `${css.changes} ${at === 'top' ? css.narrow : css.wide}` : css.changes} role="alert">
      <p>
        <strong>{t.cartChanged}</strong>
      </p>
      <ul>
        {problems.map(({ code, item, sentence }) => (
          <li key={`${code}-${item ?? ''}`}>{sentence}</li>
        ))}
      </ul>
      {mendable &&
        (children ?? (
          <button
            type="button"
            className="button"
            data-look="secondary"
            onClick={() => useCart.setState(({ items }) => ({ items: putRight(items, problems) }))}
          >
            {t.updateCart}
          </button>
        ))}
    </div>
  );
}
