import { Fragment } from 'react';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { commaIn } from '../../../../../lib/values/direction.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import type { Order } from '../../../contract.ts';
import { addressLines } from '../orders/address-lines.ts';
import css from './checkout.module.css';
import { ItemName } from './item-name.tsx';
import { deliveryOfOrder } from './sums.tsx';

/** Input from the step before, with a link to change it. */
export function Given({ order }: { order: Order }) {
  const t = useMessages(cartWords);
  const local = useLocalPath();
  const language = useLanguage();
  const delivery = deliveryOfOrder(order);
  const rows = [
    { label: t.contact, change: t.changeContact, values: [order.email], isOriginal: false },
    {
      label: t.deliverTo,
      change: t.changeDeliverTo,
      values: addressLines(order, language),
      isOriginal: false,
    },
    {
      label: t.delivery,
      change: t.changeDelivery,
      values: [delivery?.label ?? ''],
      isOriginal: delivery?.isTranslated === false,
    },
  ];
  return (
    <dl className={css.given}>
      {rows
        .filter(({ values }) => values.some(Boolean))
        .map(({ label, change, values, isOriginal }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd suppressHydrationWarning>
              {values.map((value, index) => (
                <Fragment key={index}>
                  {index > 0 && commaIn(language)}
                  <ItemName isTranslated={!isOriginal}>{value}</ItemName>
                </Fragment>
              ))}
            </dd>
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
