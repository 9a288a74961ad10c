import type { Quote } from '../../contract.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';

type Summed = Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'taxIncluded'>;

/** Subtotal, what is added and taken off, and the total. @param shipping its name where it is known */
export function Sums({ of, shipping }: { of: Summed; shipping: string | null }) {
  const money = useMoney();
  const rows = [
    { label: 'Subtotal', value: money(of.subtotal), when: true },
    { label: 'Discount', value: `−${money(of.discount)}`, when: of.discount > 0 },
    {
      label: shipping ? `Delivery: ${shipping}` : 'Delivery',
      value: of.shipping === 0 ? 'Free' : money(of.shipping),
      when: shipping !== null,
    },
    { label: 'Tax', value: money(of.tax), when: of.tax > 0 && !of.taxIncluded },
  ];
  return (
    <dl className={css.sums}>
      {rows
        .filter(({ when }) => when)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className={css.total}>
        <dt>Total</dt>
        <dd>{money(of.total)}</dd>
      </div>
      {of.tax > 0 && of.taxIncluded && (
        <div className={css.quiet}>
          <dt>Tax included</dt>
          <dd>{money(of.tax)}</dd>
        </div>
      )}
    </dl>
  );
}
