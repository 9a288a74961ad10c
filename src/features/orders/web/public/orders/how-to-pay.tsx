import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { Order } from '../../../contract.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import css from './orders.module.css';
import { type Instructions, instructionsFor, PaymentInstructions } from './payment-instructions.tsx';

/** The shop's instructions for manual payment, for buyers who return to their order. */
export function HowToPay({ order }: { order: Order }) {
  const t = useMessages(orderWords);
  const { website, other } = useRouteLoaderData<{ website: Website; other: Language | '' }>('root') ?? {};
  const [instructions, setInstructions] = useState<Instructions>();
  useEffect(() => {
    let current = true;
    const call = browserClient<typeof shopContract>();
    // If the call fails, the email has the instructions too.
    const query = other ? { language: other } : {};
    call('GET /api/payment/keys/stripe/publishable', { query }).then(
      (methods) => current && setInstructions(instructionsFor(order, methods)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [order, other]);
  const day = new Intl.DateTimeFormat(withLatinDigits(website?.locale), { dateStyle: 'long' });
  return (
    <>
      {instructions?.text && (
        <p className={css.words}>
          <PaymentInstructions {...instructions} />
        </p>
      )}
      <p className={css.quiet}>{t.reservedUntil({ value: day.format(new Date(order.heldUntil)) })}</p>
    </>
  );
}
