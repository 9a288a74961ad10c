import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { useMoney } from '../../../../orders/web/index.ts';
import { lengthLabel } from '../../../booking-labels.ts';
import type { Service } from '../../../service-shapes.ts';
import css from './book.module.css';

/** Duration and price in one line. */
export function ServiceFacts({ service }: { service: Service }) {
  const t = useMessages(serviceWords);
  const language = useLanguage();
  const length = (minutes: number) => lengthLabel(minutes, language);
  const sums = useMoney();
  const { durationMinutes, price, capacity, deposit, wholeSeries, sessions } = service;
  const durations = wholeSeries ? [] : service.durations;
  const prices = [price, ...durations.map((each) => each.price)];
  const least = Math.min(...prices);
  const isOne = prices.every((each) => each === least);
  const lengths = [durationMinutes, ...durations.map(({ minutes }) => minutes)].toSorted((a, b) => a - b);
  const facts = [
    ...(wholeSeries ? [t.datesBookedTogether({ length: sessions.length })] : []),
    lengths.length > 1
      ? t.lengthsFromTo({ from: length(lengths[0] ?? 0), to: length(lengths.at(-1) ?? 0) })
      : wholeSeries
        ? t.lengthEach({ length: length(durationMinutes) })
        : length(durationMinutes),
    least === 0 && isOne ? t.free : isOne ? sums(least) : t.fromPrice({ price: sums(least) }),
    ...(deposit !== null && deposit < least ? [t.deposit({ deposit: sums(deposit) })] : []),
    ...(capacity > 1 ? [t.upToPeople({ capacity })] : []),
  ];
  return <p className={css.facts}>{facts.join(' · ')}</p>;
}
