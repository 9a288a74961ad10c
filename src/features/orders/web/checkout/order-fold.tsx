import type { ReactNode } from 'react';
import css from './checkout.module.css';

interface Props {
  /** With its currency. */
  total: string;
  children: ReactNode;
}

/** On phones: what is ordered and what it costs, in one line above the form that opens. */
export const OrderFold = ({ total, children }: Props) => (
  <details className={css.orderFold}>
    <summary>
      <span className={css.whileShut}>Show order summary</span>
      <span className={css.whileOpen}>Hide order summary</span>
      <strong>{total}</strong>
    </summary>
    <div className={css.folded}>{children}</div>
  </details>
);
