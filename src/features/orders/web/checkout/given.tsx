import type { Order } from '../../contract.ts';
import { addressLines } from '../orders/address-lines.ts';
import css from './checkout.module.css';

/** What was entered on the step before, with a link to change it. */
export function Given({ order }: { order: Order }) {
  const rows = [
    { label: 'Contact', value: order.email },
    { label: 'Deliver to', value: addressLines(order).join(', ') },
    { label: 'Delivery', value: order.shippingLabel },
  ];
  return (
    <dl className={css.given}>
      {rows
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <a href="/order/checkout" aria-label={`Change ${label.toLowerCase()}`}>
                Change
              </a>
            </dd>
          </div>
        ))}
    </dl>
  );
}
