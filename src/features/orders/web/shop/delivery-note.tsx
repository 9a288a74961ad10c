import { useMoney } from './money.ts';
import css from './buy-box.module.css';

export interface DeliveryFacts {
  delivery: { from: number | null; freeFrom: number | null; collection: boolean };
  returnDays: number;
  /** Page that explains both; empty for none. */
  policy: string;
}

/** What buying this entails, in a line: delivery, collection and returns, as the shop's settings say. */
export function DeliveryNote({ delivery, returnDays, policy }: DeliveryFacts) {
  const money = useMoney();
  const { from, freeFrom, collection } = delivery;
  const free = freeFrom !== null && from !== 0 ? `, free from ${money(freeFrom)}` : '';
  const facts = [
    from === 0 ? 'Free delivery' : from !== null && `Delivery from ${money(from)}${free}`,
    collection && (from === null ? 'Collection only' : 'Collection available'),
    returnDays > 0 && `${returnDays}-day returns`,
  ].filter((fact) => fact !== false);
  if (facts.length === 0 && !policy) return null;
  return (
    <p className={css.note}>
      {facts.join(' · ')}
      {policy && (
        <>
          {facts.length > 0 && ' · '}
          <a href={policy}>Delivery and returns</a>
        </>
      )}
    </p>
  );
}
