import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../messages/order/area.ts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserClient } from '../../../../lib/http/client.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Order } from '../../contract.ts';
import { isCollected } from '../../paying-by-hand.ts';
import type { shopContract } from '../../shop-contract.ts';
import css from './orders.module.css';

/** What the shop says about paying by hand, to somebody who has ordered that way and comes back to look. */
export function HowToPay({ order }: { order: Order }) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const [text, setText] = useState('');
  const collected = isCollected(order);
  useEffect(() => {
    let current = true;
    const call = browserClient<typeof shopContract>();
    // Without an answer the mail still says it.
    call('GET /api/payment/keys/stripe/publishable').then(
      ({ manualText, collectionText }) =>
        current && setText((collected ? collectionText : null) ?? manualText),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [collected]);
  const day = new Intl.DateTimeFormat(website?.locale, { dateStyle: 'long' });
  return (
    <>
      {text && <p className={css.words}>{text}</p>}
      <p className={css.quiet}>{t.reservedUntil({ value: day.format(new Date(order.heldUntil)) })}</p>
    </>
  );
}
