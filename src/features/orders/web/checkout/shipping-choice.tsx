import type { Quote } from '../../contract.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';

export function ShippingChoice({ quote, onChoose }: { quote: Quote; onChoose: (id: string) => void }) {
  const money = useMoney();
  if (quote.shippingOptions.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>Delivery</legend>
      {quote.shippingOptions.map(({ id, label, price }) => (
        <label key={id} className={css.choice}>
          <input
            type="radio"
            name="shipping"
            checked={quote.shippingOption === id}
            onChange={() => onChoose(id)}
          />
          <span>{label}</span>
          <strong>{price === 0 ? 'Free' : money(price)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
