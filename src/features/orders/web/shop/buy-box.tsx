import { type ReactNode, useId, useState } from 'react';
import { notify } from '../../../../lib/ui/toast-store.ts';
import type { Product, Variant } from '../../../products/contract.ts';
import { MOST_OF_A_LINE } from '../../totals.ts';
import { useCart } from '../cart-store.ts';
import css from './buy-box.module.css';
import { Price } from './price.tsx';
import { Quantity } from './quantity.tsx';

/** Price, stock, options and quantity of a product, and into the cart with it. */
export function BuyBox({
  product,
  variant,
  onVariant,
  children,
}: {
  product: Product;
  variant: Variant | undefined;
  onVariant: (variant: Variant) => void;
  /** Beneath the price. */
  children?: ReactNode;
}) {
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
    notify('Added to cart.', 'good');
  };
  return (
    <div className={css.box}>
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
      <Stock available={available} digital={product.kind === 'digital'} />
      {available !== 0 && (
        <div className={css.buy}>
          {product.kind === 'physical' && (
            <Quantity value={quantity} available={available} onChange={setQuantity} />
          )}
          <button type="button" className="button" data-replay onClick={add}>
            Add to cart
          </button>
        </div>
      )}
      <noscript>
        <p>Turn on JavaScript to buy online.</p>
      </noscript>
    </div>
  );
}

/** The variant with this value in this place, and as much as there is of the other choices. */
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
  const name = useId();
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
                name={name}
                checked={variant?.options[place] === value}
                onChange={() => onVariant(leads)}
              />
              {value}
              {leads.available === 0 && <span className="visually-hidden"> (sold out)</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const FEW = 5;

function Stock({ available, digital }: { available: number | null; digital: boolean }) {
  const words = () => {
    if (available === 0) return 'Sold out';
    if (digital) return 'Instant download';
    return available !== null && available <= FEW ? `Only ${available} left` : 'In stock';
  };
  return (
    <p className={css.stock} role="status">
      {words()}
    </p>
  );
}
