import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import type { Product } from '../../../../products/contract.ts';
import { useMoney } from './money.ts';
import css from './price.module.css';

/** The lowest price of a product's variants, and whether prices differ. */
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
  /** Whether there are higher prices. */
  from?: boolean;
}) {
  const t = useMessages(shopWords);
  const money = useMoney();
  const price =
    compareAt !== null && compareAt > amount ? (
      <>
        <span className="visually-hidden">{t.nowPrice} </span>
        <strong>{money(amount)}</strong> <span className="visually-hidden">{t.beforePrice} </span>
        <s>{money(compareAt)}</s>
      </>
    ) : (
      money(amount)
    );
  return (
    <span className={css.price}>
      {from ? <Sentence say={(gap) => t.fromPrice({ price: gap })}>{price}</Sentence> : price}
    </span>
  );
}
