import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../../../lib/ui/toast-store.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { Product, Variant } from '../../../../products/contract.ts';
import { FEW_LEFT, MOST_OF_A_LINE } from '../../../totals.ts';
import { useCart } from '../../cart-store.ts';
import { openDrawer } from '../drawer/drawer-store.ts';
import css from './buy-box.module.css';
import { leastPrice, Price } from './price.tsx';
import { Quantity } from './quantity.tsx';

/** Price, stock, options and quantity of a product, with “Add to cart”. */
export function BuyBox({
  product,
  variant,
  onVariant,
  problem,
  children,
}: {
  product: Product;
  variant: Variant | undefined;
  onVariant: (variant: Variant) => void;
  /** Why it could not be added, if the form was sent without script. */
  problem?: string | undefined;
  /** Beneath the price. */
  children?: ReactNode;
}) {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const [quantity, setQuantity] = useState(1);
  const available = variant ? variant.available : product.available;
  const add = () => {
    useCart.getState().add({
      productId: product._id,
      label: product.label,
      price: product.price,
      quantity: Math.min(quantity, available ?? MOST_OF_A_LINE, MOST_OF_A_LINE),
      ...(variant ? { variant } : {}),
    });
    void openDrawer(true).then((isOpen) => isOpen || notify(t.addedToCart, 'good'));
  };
  return (
    <form
      className={css.box}
      method="post"
      action={local(`/product/${product.slug}`)}
      // Without script, the field’s maximum is that of the first variant; the cart reports the available quantity.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <p className={css.price}>
        <Price amount={variant?.price ?? product.price} compareAt={product.compareAt} />
      </p>
      {children}
      {product.options.map((option, place) => (
        <Option
          key={option.name}
          option={option}
          place={place}
          product={product}
          variant={variant}
          onVariant={onVariant}
        />
      ))}
      <Stock available={available} isDownload={product.downloads > 0} />
      {available !== 0 && (
        <div className={css.buy}>
          {product.downloads === 0 && (
            <Quantity value={quantity} available={available} onChange={setQuantity} />
          )}
          <button type="submit" name="intent" value="add" className="button" data-replay>
            {t.addToCart}
          </button>
        </div>
      )}
      <noscript>
        {import.meta.env.SSR && leastPrice(product).differs && <Prices of={product.variants} />}
      </noscript>
    </form>
  );
}

/** Without script, the price above stays that of the first variant. */
const Prices = ({ of: variants }: { of: readonly Variant[] }) => {
  const t = useMessages(shopWords);
  return (
    <ul>
      {variants.map(({ variantLabel, name = variantLabel, price, available }) => (
        <li key={variantLabel}>
          {name}: {available === 0 ? t.soldOut : <Price amount={price} />}
        </li>
      ))}
    </ul>
  );
};

/** The variant with this value at this position, and as many of the other choices as possible. */
function variantWith(product: Product, now: Variant | undefined, place: number, value: string) {
  const fitting = product.variants.filter(({ options }) => options[place] === value);
  const shared = ({ options }: Variant) =>
    options.filter((one, index) => index !== place && one === now?.options[index]).length;
  return fitting.toSorted((one, other) => shared(other) - shared(one))[0];
}

function Option({
  option,
  place,
  product,
  variant,
  onVariant,
}: {
  option: Product['options'][number];
  place: number;
  product: Product;
  variant: Variant | undefined;
  onVariant: (variant: Variant) => void;
}) {
  const t = useMessages(shopWords);
  return (
    <fieldset className={css.option}>
      <legend>{option.name}</legend>
      <div className={css.values}>
        {option.values.map((value) => {
          const leads = variantWith(product, variant, place, value);
          if (!leads) return null;
          return (
            <label
              key={value}
              className={css.value}
              data-replay
              data-gone={leads.available === 0 || undefined}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={`option-${place}`}
                value={value}
                checked={variant?.options[place] === value}
                onChange={() => onVariant(leads)}
              />
              {value}
              {leads.available === 0 && <span className="visually-hidden"> {t.soldOutMark}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Stock({ available, isDownload }: { available: number | null; isDownload: boolean }) {
  const t = useMessages(shopWords);
  const words = () => {
    if (available === 0) return t.soldOut;
    if (isDownload) return t.instantDownload;
    return available !== null && available <= FEW_LEFT ? t.onlyLeft({ available }) : t.inStock;
  };
  return (
    <p className={css.stock} role="status">
      {words()}
    </p>
  );
}
