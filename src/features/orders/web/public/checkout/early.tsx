import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import css from './checkout.module.css';

const MOST_LINES = 4;

/** Space for the lines of the browser's cart: `boot.ts` tells the styles how many there are. */
export const EarlyLines = () => (
  <ul className={`${css.brief} ${css.wide}`} aria-hidden="true">
    {Array.from({ length: MOST_LINES }, (_, line) => (
      <li key={line} data-early-line={line + 1}>
        <span className={css.thumb} />
        <span className={css.blank} />
      </li>
    ))}
  </ul>
);

/** Space for the delivery options, until the quote has loaded. */
export const EarlyDelivery = ({ options }: { options: number }) => {
  const t = useMessages(checkoutWords);
  return (
    <fieldset className={css.group} data-early-delivery="">
      <legend>{t.delivery}</legend>
      <p role="status" className="visually-hidden">
        {t.loadingDeliveryOptions}
      </p>
      {Array.from({ length: options }, (_, option) => (
        <span key={option} className={css.choice} aria-hidden="true">
          <span className={css.blank} />
        </span>
      ))}
    </fieldset>
  );
};

/** Shown immediately if the cart is known to be empty before script has loaded. */
export const EarlyEmpty = () => {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  return (
    <p data-early-empty="">
      {t.yourCartIsEmpty} <a href={local('/shop')}>{t.continueShopping}</a>
    </p>
  );
};
