import { countryName } from '../../../accounts/web/index.ts';
import type { Order } from '../../contract.ts';
import css from './checkout.module.css';

/** What was given on the step before, with a way back to each part of it. */
export function Given({ order }: { order: Order }) {
  const address = order.deliveryAddress;
  const rows = [
    { label: 'Contact', value: order.email },
    {
      label: 'Deliver to',
      value:
        address &&
        [order.name, address.line1, address.line2, address.postcode, countryName(address.country)]
          .filter(Boolean)
          .join(', '),
    },
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
