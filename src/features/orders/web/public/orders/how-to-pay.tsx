import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { Order } from '../../../contract.ts';
import { isCollected } from '../../../paying-by-hand.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import { IsolatedLines } from '../../../../../lib/ui/isolated-lines.tsx';
import css from './orders.module.css';

/** The shop's instructions for manual payment, for buyers who return to their order. */
export function HowToPay({ order }: { order: Order }) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const [text, setText] = useState('');
  const collected = isCollected(order);
  useEffect(() => {
    let current = true;
    const call = browserClient<typeof shopContract>();
    // If the call fails, the email has the instructions too.
    call('GET /api/payment/keys/stripe/publishable').then(
      ({ manualText, collectionText }) =>
        current && setText((collected ? collectionText : null) ?? manualText),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [collected]);
  const day = new Intl.DateTimeFormat(withLatinDigits(website?.locale), { dateStyle: 'long' });
  return (
    <>
      {text && (
        <p className={css.words}>
          <IsolatedLines text={text} />
        </p>
      )}
      <p className={css.quiet}>{t.reservedUntil({ value: day.format(new Date(order.heldUntil)) })}</p>
    </>
  );
}
