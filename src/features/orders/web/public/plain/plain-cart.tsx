import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { type Problem, refused, text } from '../../../../../lib/ui/form/problem.ts';
import type { Quote } from '../../../contract.ts';
import { type CartItem } from '../../cart-store.ts';
import { CartLineFrame, LinePrice } from '../checkout/cart/cart-line.tsx';
import { Changes, putRight } from '../checkout/cart/changes.tsx';
import css from '../checkout/checkout.module.css';
import { deliveryOfCart, Sums } from '../checkout/sums.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { MOST_OF_A_LINE } from '../../../totals.ts';
import { type GuestCart, keepGuestCart, loadGuestCart } from './guest-cart.ts';

/** Identifies a line by its content: another tab may have moved it. */
const isNamed = (sent: FormData) => (item: CartItem) =>
  item.productId === text(sent, 'product') && (item.variant ?? '') === text(sent, 'variant');

/** Changes the cart of a visitor without script. */
export async function changeGuestCart({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  try {
    const cart = await loadGuestCart(context);
    if (!cart) return redirect('/order/cart', 303);
    const { items, quote } = cart;
    const intent = text(sent, 'intent');
    const at = items.findIndex(isNamed(sent));
    const wanted = Math.round(Number(text(sent, 'quantity')));
    const quantity = Math.min(Math.max(wanted || 1, 1), MOST_OF_A_LINE);
    const changed =
      intent === 'accept'
        ? putRight(items, quote.problems)
        : intent === 'remove'
          ? items.filter((_, place) => place !== at)
          : items.map((item, place) => (place === at ? { ...item, quantity } : item));
    await keepGuestCart(context, changed);
    // An empty cart redirects to the shop (spec.md section 4).
    return redirect(changed.length === 0 ? '/shop' : '/order/cart', 303);
  } catch (error) {
    return refused(error, sent);
  }
}

/** The cart as forms that work without script. */
export function PlainCart({ cart, problem }: { cart: GuestCart | null; problem: Problem | undefined }) {
  const t = useMessages(cartWords);
  const local = useLocalPath();
  if (!cart)
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
  const { items, quote } = cart;
  const inTheWay = quote.problems.filter(({ code }) => code !== 'address');
  return (
    <div className={css.columns}>
      <ul className={css.lines}>
        {items.map((item, place) => (
          <PlainLine
            key={`${item.productId} ${item.variant}`}
            item={item}
            quote={quote}
            problems={inTheWay.filter((one) => one.item === place)}
          />
        ))}
      </ul>
      <div className={css.side}>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem.error}
          </p>
        )}
        <Changes problems={inTheWay}>
          <form method="post">
            <button type="submit" name="intent" value="accept" className="button" data-look="secondary">
              {t.updateCart}
            </button>
          </form>
        </Changes>
        <Sums of={quote} {...deliveryOfCart(quote, t)} isEstimate />
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

interface LineProps {
  item: CartItem;
  quote: Quote;
  problems: Quote['problems'];
}

/** A line with the forms that change its quantity or remove it. */
function PlainLine({ item, quote, problems }: LineProps) {
  const t = useMessages(cartWords);
  const { productId, quantity, variant } = item;
  const known = quote.items.find(
    (line) => line.productId === productId && (line.variant ?? null) === variant,
  );
  const label = known?.label ?? item.label;
  return (
    <CartLineFrame item={item} known={known} problems={problems}>
      <form method="post" className={css.plainLine}>
        <input type="hidden" name="product" value={productId} />
        <input type="hidden" name="variant" value={variant ?? ''} />
        {known?.downloads && quantity === 1 ? null : (
          <>
            <input
              className={form.input}
              type="number"
              name="quantity"
              aria-label={t.quantityOf({ label })}
              min={1}
              max={MOST_OF_A_LINE}
              defaultValue={quantity}
            />
            <button type="submit" name="intent" value="change" className={css.remove}>
              <span aria-hidden="true">{t.update}</span>
              <span className="visually-hidden">{t.updateQuantity({ label })}</span>
            </button>
          </>
        )}
        <LinePrice item={item} known={known} />
        <button type="submit" name="intent" value="remove" className={css.remove}>
          <span aria-hidden="true">{t.remove}</span>
          <span className="visually-hidden">{t.removeItem({ label })}</span>
        </button>
      </form>
    </CartLineFrame>
  );
}
