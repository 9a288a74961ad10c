import { lazy, type RefObject, Suspense } from 'react';
import { withMessages } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { Order } from '../../../contract.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { eventLabel, stateOf } from './order-labels.ts';
import css from './orders.module.css';
import { type Instructions, PaymentInstructions } from './payment-instructions.tsx';
import { useDayFormat } from './use-order.ts';

const HowToPay = lazy(() =>
  withMessages(import('./how-to-pay.tsx')).then((part) => ({ default: part.HowToPay })),
);

interface Props {
  order: Order;
  howToPay: Instructions | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The state of an order, how to pay it, what happened and where its parcels are. */
export function OrderStatus({ order, howToPay, heading }: Props) {
  const t = useMessages(orderWords);
  const day = useDayFormat();
  return (
    <section className={css.part}>
      <h2 ref={heading} tabIndex={-1}>
        {stateOf(order, t)}
      </h2>
      {order.status === 0 &&
        order.placedAt !== null &&
        (howToPay === undefined ? (
          <Suspense fallback={null}>
            <HowToPay order={order} />
          </Suspense>
        ) : (
          <p className={css.words}>
            <PaymentInstructions {...howToPay} />
          </p>
        ))}
      <ol className={css.events}>
        {order.events.map((event) => {
          const words = eventLabel(event, order, t);
          return words ? (
            <li key={event._id}>
              <time dateTime={event.createdAt}>{day.format(new Date(event.createdAt))}</time>{' '}
              <span>{words}</span>
            </li>
          ) : null;
        })}
      </ol>
      {order.fulfilments.map(({ _id, carrier, tracking, link }) =>
        tracking || link ? (
          <p key={_id}>
            {carrier} {tracking}{' '}
            {link && (
              <a href={link} rel="noopener" target="_blank">
                {t.trackParcel}
              </a>
            )}
          </p>
        ) : null,
      )}
    </section>
  );
}
