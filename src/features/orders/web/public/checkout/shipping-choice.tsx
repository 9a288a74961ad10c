import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { Quote } from '../../../contract.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';

interface Props {
  quote: Quote;
  chosen: string | null;
  /** Why an option must be chosen again. */
  problem: string | undefined;
  onChoose: (id: string) => void;
}

export function ShippingChoice({ quote, chosen, problem, onChoose }: Props) {
  const t = useMessages(checkoutWords);
  const money = useMoney();
  if (quote.shippingOptions.length === 0) return null;
  return (
    <fieldset className={css.group} aria-describedby={problem ? 'checkout-delivery-error' : undefined}>
      <legend>{t.delivery}</legend>
      {problem && (
        <p id="checkout-delivery-error" role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {quote.shippingOptions.map(({ id, label, price }, place) => (
        <label key={id} className={css.choice}>
          <input
            id={place === 0 ? 'checkout-delivery' : undefined}
            type="radio"
            name="shipping"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span>
            <bdi>{label}</bdi>
          </span>
          <strong>{price === 0 ? t.free : money(price)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
