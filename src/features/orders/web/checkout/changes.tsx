import type { Problem } from '../../contract.ts';
import { useCart } from '../cart-store.ts';
import css from './checkout.module.css';

/** Puts the cart right: today's prices, no more than there is, and without what is gone. From the end, for positions hold. */
export function acceptChanges(problems: readonly Problem[]): void {
  const { change, remove } = useCart.getState();
  for (const { code, item, now } of problems.toSorted((one, other) => (other.item ?? 0) - (one.item ?? 0))) {
    if (item === undefined) continue;
    if (code === 'price-changed' && now !== undefined) change(item, { price: now });
    else if (code === 'too-few' && now !== undefined && now >= 1) change(item, { quantity: Math.floor(now) });
    else if (code === 'gone' || code === 'variant' || code === 'out-of-stock' || code === 'too-few')
      remove(item);
  }
}

/** What is different from when it was put into the cart, and one press to go on with it. */
export function Changes({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const mendable = problems.some(({ item }) => item !== undefined);
  return (
    <div className={css.changes} role="alert">
      <p>
        <strong>Your cart has changed</strong>
      </p>
      <ul>
        {problems.map(({ code, item, sentence }) => (
          <li key={`${code}-${item ?? ''}`}>{sentence}</li>
        ))}
      </ul>
      {mendable && (
        <button
          type="button"
          className="button"
          data-look="secondary"
          onClick={() => acceptChanges(problems)}
        >
          Update cart
        </button>
      )}
    </div>
  );
}
