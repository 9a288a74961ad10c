import { useMoney } from '../../../orders/web/index.ts';
import { lengthWords } from '../../booking-words.ts';
import type { Service } from '../../service-shapes.ts';
import css from './book.module.css';

/** How long it takes and what it costs, in one line. */
export function ServiceFacts({ service }: { service: Service }) {
  const sums = useMoney();
  const { durationMinutes, price, capacity, deposit, wholeSeries, sessions } = service;
  const durations = wholeSeries ? [] : service.durations;
  const prices = [price, ...durations.map((each) => each.price)];
  const least = Math.min(...prices);
  const isOne = prices.every((each) => each === least);
  const lengths = [durationMinutes, ...durations.map(({ minutes }) => minutes)].toSorted((a, b) => a - b);
  const facts = [
    ...(wholeSeries ? [`${sessions.length} dates, booked together`] : []),
    lengths.length > 1
      ? `${lengthWords(lengths[0] ?? 0)} to ${lengthWords(lengths.at(-1) ?? 0)}`
      : `${lengthWords(durationMinutes)}${wholeSeries ? ' each' : ''}`,
    least === 0 && isOne ? 'Free' : `${isOne ? '' : 'From '}${sums(least)}`,
    ...(deposit !== null && deposit < least ? [`${sums(deposit)} deposit`] : []),
    ...(capacity > 1 ? [`Up to ${capacity} people`] : []),
  ];
  return <p className={css.facts}>{facts.join(' · ')}</p>;
}
