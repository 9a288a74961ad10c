import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import type { Order } from '../../../contract.ts';
import { addressLines } from '../orders/address-lines.ts';
import css from './checkout.module.css';

/** Input from the step before, with a link to change it. */
export function Given({ order }: { order: Order }) {
  const t = useMessages(cartWords);
  const local = useLocalPath();
  const language = useLanguage();
  const rows = [
    { label: t.contact, change: t.changeContact, value: order.email },
    { label: t.deliverTo, change: t.changeDeliverTo, value: addressLines(order, language).join(', ') },
    { label: t.delivery, change: t.changeDelivery, value: order.shippingLabel },
  ];
  return (
    <dl className={css.given}>
      {rows
        .filter(({ value }) => value)
        .map(({ label, change, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd suppressHydrationWarning>{value}</dd>
            <dd>
              <a href={local('/order/checkout')} aria-label={change}>
                {t.change}
              </a>
            </dd>
          </div>
        ))}
    </dl>
  );
}
