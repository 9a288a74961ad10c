import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { Quote } from '../../../contract.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';
import { ItemName } from './item-name.tsx';
import { isTranslated } from './sums.tsx';

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
      {quote.shippingOptions.map((option, place) => (
        <label key={option.id} className={css.choice}>
          <input
            id={place === 0 ? 'checkout-delivery' : undefined}
            type="radio"
            name="shipping"
            value={option.id}
            checked={chosen === option.id}
            onChange={() => onChoose(option.id)}
          />
          <span>
            <ItemName isTranslated={isTranslated(option)}>{option.label}</ItemName>
          </span>
          <strong>{option.price === 0 ? t.free : money(option.price)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
