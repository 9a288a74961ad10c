import type { Quote } from '../../contract.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';

interface Props {
  of: Pick<Quote, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'taxIncluded'>;
  /** Name of the delivery option; `null` where nothing is delivered. */
  shipping: string | null;
  /** In place of what delivery costs, while that is open. */
  delivery?: string | undefined;
  /** There is no address yet: neither tax nor total are certain. */
  isEstimate?: boolean;
}

/** What is known once there is an address. */
export const LATER = 'Calculated at checkout';

/** Subtotal, discount, delivery, tax and total, in the same rows everywhere. */
export function Sums({ of, shipping, delivery, isEstimate = false }: Props) {
  const money = useMoney();
  const contained = of.taxIncluded && of.tax > 0;
  const rows = [
    ['Subtotal', money(of.subtotal)],
    ...(of.discount > 0 ? [['Discount', `−${money(of.discount)}`]] : []),
    [
      shipping ? `Delivery: ${shipping}` : 'Delivery',
      delivery ?? (shipping === null ? 'Not required' : of.shipping === 0 ? 'Free' : money(of.shipping)),
    ],
    isEstimate
      ? ['Tax', of.taxIncluded ? 'Included' : LATER]
      : [contained ? 'Tax (included)' : 'Tax', money(of.tax)],
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{isEstimate ? 'Estimated total' : 'Total'}</dt>
        <dd>{money(isEstimate ? of.subtotal - of.discount : of.total)}</dd>
      </div>
    </dl>
  );
}
