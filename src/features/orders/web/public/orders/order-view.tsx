import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { Order } from '../../../contract.ts';
import { deliveryOfOrder, Sums } from '../checkout/sums.tsx';
import { useMoney } from '../shop/money.ts';
import { addressLines } from './address-lines.ts';
import { CancelOrder } from './cancel-order.tsx';
import { howToCancel } from './how-to-cancel.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderStatus } from './order-status.tsx';
import css from './orders.module.css';
import type { Instructions } from './payment-instructions.tsx';
import { useDayFormat, useOrderAddress, useOrderKey } from './use-order.ts';
import { WaitingDownloads } from './waiting-downloads.tsx';

interface Props {
  order: Order;
  /** Absent without script: then nothing can be changed. */
  onChange?: ((order: Order) => void) | undefined;
  /** If known already. */
  howToPay?: Instructions | undefined;
  /** The form that cancels without script. */
  plainCancel?: ReactNode;
  /** Where the buyer can go next; hidden while they cancel. */
  next?: ReactNode;
}

/** An order for its buyer, with all available actions. */
export function OrderView({ order, onChange, howToPay, plainCancel, next }: Props) {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  const money = useMoney(order.currency);
  const [cancelling, setCancelling] = useState(
    () => onChange !== undefined && howToCancel(order) !== null && window.location.hash === '#cancel',
  );
  const state = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setCancelling(false);
    // The button that had the focus is gone.
    state.current?.focus();
  };
  const how = howToCancel(order);
  const key = useOrderKey(order._id);
  const day = useDayFormat();
  const address = useOrderAddress(order._id);
  return (
    <div className={css.order}>
      <OrderStatus order={order} howToPay={howToPay} heading={state} />
      <section className={css.part}>
        <h2>{t.orderSummary}</h2>
        <OrderLines order={order} />
        <WaitingDownloads order={order} orderKey={key} onChange={onChange} />
        <Sums of={order} shipping={deliveryOfOrder(order)} />
        {order.refunded > 0 && (
          <p className={css.given}>
            <span>{t.refunded}</span> <span>{money(order.refunded)}</span>
          </p>
        )}
      </section>
      {order.deliveryAddress && <DeliveryAddress order={order} />}
      <div className={css.actions}>
        {order.invoiceNumber && (
          <a className="button" data-look="secondary" href={address(`/api/order/${order._id}/invoice.pdf`)}>
            {t.invoice({ invoiceNumber: order.invoiceNumber })}
          </a>
        )}
        {onChange && !cancelling && how && (
          <button type="button" className="button" data-look="quiet" onClick={() => setCancelling(true)}>
            {t.cancelYourOrder}
          </button>
        )}
        {!onChange && !plainCancel && how && (
          <a
            className="button"
            data-look="quiet"
            href={`${address(local(`/account/order/${order._id}`), { cancel: how })}#cancel`}
          >
            {t.cancelYourOrder}
          </a>
        )}
      </div>
      {order.withdrawnAt && !cancelling && (
        <p>{t.youCancelledThisOn({ value: day.format(new Date(order.withdrawnAt)) })}</p>
      )}
      {onChange && cancelling && (
        <CancelOrder
          order={order}
          orderKey={key}
          onChange={(changed) => {
            onChange(changed);
            close();
          }}
          onClose={close}
        />
      )}
      {plainCancel}
      {!cancelling && next}
    </div>
  );
}

function DeliveryAddress({ order }: { order: Order }) {
  const t = useMessages(orderWords);
  const language = useLanguage();
  return (
    <section className={css.part}>
      <h2>{t.deliveryAddress}</h2>
      <address>
        {addressLines(order, language).map((line, index) => (
          <span key={index} className={css.row} suppressHydrationWarning>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}
