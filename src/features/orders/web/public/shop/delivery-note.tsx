import { Fragment } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { useMoney } from './money.ts';
import css from './buy-box.module.css';

export interface DeliveryFacts {
  delivery: { from: number | null; freeFrom: number | null; collection: boolean };
  returnDays: number;
  /** The page about delivery and returns; empty for none. */
  policy: string;
}

/** Delivery, collection and returns in one line, from the shop's settings. */
export function DeliveryNote({ delivery, returnDays, policy }: DeliveryFacts) {
  const t = useMessages(shopWords);
  const money = useMoney();
  const { from, freeFrom, collection } = delivery;
  const priceFrom = (price: number) =>
    freeFrom === null
      ? t.deliveryFrom({ price: money(price) })
      : t.deliveryFromFree({ price: money(price), freeFrom: money(freeFrom) });
  const facts = [
    from === 0 ? t.freeDelivery : from !== null && priceFrom(from),
    collection && (from === null ? t.collectionOnly : t.collectionAvailable),
    returnDays > 0 && t.dayReturns({ returnDays }),
  ].filter((fact) => fact !== false);
  if (facts.length === 0 && !policy) return null;
  return (
    <p className={css.note}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span className={css.fact}>{fact}</span>
        </Fragment>
      ))}
      {policy && (
        <>
          {facts.length > 0 && ' · '}
          <a href={policy}>{t.deliveryAndReturns}</a>
        </>
      )}
    </p>
  );
}
