import { countryName } from '../../../accounts/web/index.ts';
import type { Order } from '../../contract.ts';
import css from './checkout.module.css';

/** What was given on the step before, with a way back to each part of it. */
export function Given({ order }: { order: Order }) {
  const address = order.deliveryAddress;
  const rows = [
    { label: 'Contact', value: order.email, to: 'email' },
    {
      label: 'Deliver to',
      value:
        address &&
        [order.name, address.line1, address.line2, address.postcode, countryName(address.country)]
          .filter(Boolean)
          .join(', '),
      to: 'line1',
    },
    { label: 'Delivery', value: order.shippingLabel, to: 'email' },
  ];
  return (
    <dl className={css.given}>
      {rows
        .filter(({ value }) => value)
        .map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <a href={`/order/checkout#${to}`} aria-label={`Change ${label.toLowerCase()}`}>
                Change
              </a>
            </dd>
          </div>
        ))}
    </dl>
  );
}
