import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../../lib/ui/picture/room.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { Order } from '../../../contract.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { lineTotal } from '../../../totals.ts';
import { useMoney } from '../shop/money.ts';
import { ItemName } from '../checkout/item-name.tsx';
import css from './orders.module.css';
import { useDayFormat, useOrderAddress } from './use-order.ts';

const room = atMost(rooms.normal, 56);

/** The lines of an order with their downloads and bookings. */
export function OrderLines({ order }: { order: Order }) {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  const money = useMoney(order.currency);
  return (
    <ul className={css.items}>
      {order.items
        .map(({ buyersName, ...line }) => ({
          ...line,
          ...buyersName,
          isTranslated: buyersName !== undefined,
        }))
        .map((item) => (
          <li key={item._id}>
            {item.picture && (
              <span className={css.thumb} aria-hidden="true">
                <PictureView picture={{ ...item.picture, alt: '' }} room={room} fit="cover" shape={1} />
              </span>
            )}
            <span className={css.what}>
              {item.quantity} × <ItemName isTranslated={item.isTranslated}>{item.label}</ItemName>
              {item.refunded > 0 && <em> {t.refundedPieces({ count: item.refunded })}</em>}
              {item.variant && item.variant !== item.label && (
                <span className={css.quiet}>
                  {' '}
                  <ItemName isTranslated={item.isTranslated}>{item.variant}</ItemName>
                </span>
              )}
            </span>
            <span>{item.price === 0 ? t.free : money(lineTotal(item))}</span>
            {item.kind === 'booking' && item.reference && order.status !== 0 && (
              <a className={css.download} href={local(`/booking/${item.reference}`)}>
                {t.viewRescheduleOrCancel}
              </a>
            )}
            <Downloads order={order} item={item} />
          </li>
        ))}
    </ul>
  );
}

function Downloads({
  order,
  item: { _id, label: product, download },
}: {
  order: Order;
  item: Order['items'][number];
}) {
  const t = useMessages(orderWords);
  const day = useDayFormat();
  const address = useOrderAddress(order._id);
  if (!download || download.waitsUntil) return null;
  const { files, left: count, until } = download;
  return (
    <>
      {files.map(({ file, label }) => (
        <a
          key={file}
          className={css.download}
          href={address(`/api/order/${order._id}/download/${_id}`, { file })}
        >
          {t.download({ label: label || product })}
        </a>
      ))}
      <span className={css.quiet}>
        {until ? t.downloadsUntil({ count, until: day.format(new Date(until)) }) : t.downloads({ count })}
      </span>
    </>
  );
}
