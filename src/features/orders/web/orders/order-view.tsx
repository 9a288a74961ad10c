import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../messages/order/area.ts';
import { withMessages } from '../../../../lib/messages/area.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../lib/ui/picture/room.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Order } from '../../contract.ts';
import { lineTotal } from '../../totals.ts';
import { Sums } from '../checkout/sums.tsx';
import { useMoney } from '../shop/money.ts';
import { addressLines } from './address-lines.ts';
import { CancelOrder } from './cancel-order.tsx';
import { howToCancel } from './how-to-cancel.ts';
import css from './orders.module.css';
import { eventWords, stateOf } from './order-words.ts';
import { useOrderKey } from './use-order.ts';
import { WaitingDownloads } from './waiting-downloads.tsx';

const HowToPay = lazy(() =>
  withMessages(import('./how-to-pay.tsx')).then((part) => ({ default: part.HowToPay })),
);

const room = atMost(rooms.normal, 56);

interface Props {
  order: Order;
  /** Absent without script: then nothing can be changed. */
  onChange?: ((order: Order) => void) | undefined;
  /** If known already. */
  howToPay?: string | undefined;
  /** The form that cancels without script. */
  plainCancel?: ReactNode;
  /** Where the buyer can go next; hidden while they cancel. */
  next?: ReactNode;
}

/** An order for its buyer, with all available actions. */
export function OrderView({ order, onChange, howToPay, plainCancel, next }: Props) {
  const t = useMessages(orderWords);
  const language = useLanguage();
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
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const day = new Intl.DateTimeFormat(website?.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const withKey = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...more, ...(key ? { key } : {}) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className={css.order}>
      <section className={css.part}>
        <h2 ref={state} tabIndex={-1}>
          {stateOf(order, t)}
        </h2>
        {order.status === 0 &&
          order.placedAt !== null &&
          (howToPay === undefined ? (
            <Suspense fallback={null}>
              <HowToPay order={order} />
            </Suspense>
          ) : (
            <p className={css.words}>{howToPay}</p>
          ))}
        <ol className={css.events}>
          {order.events.map((event) => {
            const words = eventWords(event, order, t);
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
      <section className={css.part}>
        <h2>{t.orderSummary}</h2>
        <ul className={css.items}>
          {order.items.map((item) => (
            <li key={item._id}>
              {item.picture && (
                <span className={css.thumb} aria-hidden="true">
                  <PictureView picture={{ ...item.picture, alt: '' }} room={room} fit="cover" shape={1} />
                </span>
              )}
              <span className={css.what}>
                {item.quantity} × {item.label}
                {item.refunded > 0 && <em> {t.refundedPieces({ count: item.refunded })}</em>}
                {item.variant && item.variant !== item.label && (
                  <span className={css.quiet}> {item.variant}</span>
                )}
              </span>
              <span>{item.price === 0 ? t.free : money(lineTotal(item))}</span>
              {item.kind === 'booking' && item.reference && order.status !== 0 && (
                <a className={css.download} href={`/booking/${item.reference}`}>
                  {t.viewRescheduleOrCancel}
                </a>
              )}
              {!item.download?.waitsUntil &&
                item.download?.files.map(({ file, label }) => (
                  <a
                    key={file}
                    className={css.download}
                    href={withKey(`/api/order/${order._id}/download/${item._id}`, { file })}
                  >
                    {t.download({ label })}
                  </a>
                ))}
              {item.download && !item.download.waitsUntil && (
                <span className={css.quiet}>
                  {item.download.until
                    ? t.downloadsUntil({
                        count: item.download.left,
                        until: day.format(new Date(item.download.until)),
                      })
                    : t.downloads({ count: item.download.left })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <WaitingDownloads order={order} orderKey={key} onChange={onChange} />
        <Sums of={order} shipping={order.shippingLabel || null} />
        {order.refunded > 0 && (
          <p className={css.given}>
            <span>{t.refunded}</span> <span>{money(order.refunded)}</span>
          </p>
        )}
      </section>
      {order.deliveryAddress && (
        <section className={css.part}>
          <h2>{t.deliveryAddress}</h2>
          <address>
            {addressLines(order, language).map((line, index) => (
              <span key={index} className={css.row} suppressHydrationWarning>
                {line}
              </span>
            ))}
          </address>
        </section>
      )}
      <div className={css.actions}>
        {order.invoiceNumber && (
          <a className="button" data-look="secondary" href={withKey(`/api/order/${order._id}/invoice.pdf`)}>
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
            href={`${withKey(`/account/order/${order._id}`, { cancel: how })}#cancel`}
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
