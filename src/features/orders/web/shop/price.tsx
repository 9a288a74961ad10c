import type { Product } from '../../../products/contract.ts';
import { useMoney } from './money.ts';
import css from './price.module.css';

/** The least price of a product's variants, and whether they differ. */
export function leastPrice({ price, variants }: Pick<Product, 'price' | 'variants'>) {
  const prices = variants.map((variant) => variant.price);
  const least = prices.length > 0 ? Math.min(...prices) : price;
  return { least, differs: prices.some((one) => one !== least) };
}

export function Price({
  amount,
  compareAt = null,
  from = false,
}: {
  amount: number;
  compareAt?: number | null;
  /** There are dearer ones. */
  from?: boolean;
}) {
  const money = useMoney();
  return (
    <span className={css.price}>
      {from && 'From '}
      {compareAt !== null && compareAt > amount ? (
        <>
          <span className="visually-hidden">Now </span>
          <strong>{money(amount)}</strong> <span className="visually-hidden">, before </span>
          <s>{money(compareAt)}</s>
        </>
      ) : (
        money(amount)
      )}
    </span>
  );
}
