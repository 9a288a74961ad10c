import type { Quote } from '../../../../contract.ts';
import { type CartItem, useCart } from '../../../cart-store.ts';
import { CartLine } from './cart-line.tsx';
import css from '../checkout.module.css';
import { inTheWayOf } from './use-cart-lines.ts';

interface Props {
  items: readonly CartItem[];
  quote: Quote | null;
  onRemove: (position: number) => void;
}

/** The lines of the browser's cart, with the server's report on each. */
export function CartLines({ items, quote, onRemove }: Props) {
  const problems = inTheWayOf(quote);
  return (
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
          problems={problems.filter((one) => one.item === position)}
          onQuantity={(quantity) => useCart.getState().change(position, { quantity })}
          onRemove={() => onRemove(position)}
        />
      ))}
    </ul>
  );
}
