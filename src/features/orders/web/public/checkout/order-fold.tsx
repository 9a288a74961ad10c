import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { ReactNode } from 'react';
import css from './checkout.module.css';

interface Props {
  /** With its currency. */
  total: string;
  children: ReactNode;
}

/** On phones: items and total in one line above the form, which expands. */
export const OrderFold = ({ total, children }: Props) => {
  const t = useMessages(checkoutWords);
  return (
    <details className={css.orderFold}>
      <summary>
        <span className={css.whileShut}>{t.showOrderSummary}</span>
        <span className={css.whileOpen}>{t.hideOrderSummary}</span>
        <strong>{total}</strong>
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  );
};
