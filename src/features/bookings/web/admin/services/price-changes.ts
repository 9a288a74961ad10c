import { fromMinor, roundAmount, toMinor } from '../../../../../lib/values/money.ts';
import type { Service } from '../../../service-shapes.ts';

export interface PriceChange {
  unit: 'percent' | 'amount';
  /** Negative for a decrease. */
  by: number;
}

export type Prices = Pick<Service, 'price' | 'deposit' | 'durations'>;

/**
 * The new prices, rounded to the smallest amount of the currency. What is free stays free. A deposit follows a percentage and stays as it is
 * otherwise; one that is no longer less than the price is dropped, as then the price is paid when booking.
 */
export function changedPrices(
  { price, deposit, durations }: Prices,
  { unit, by }: PriceChange,
  smallest: number,
): Prices {
  const percent = (amount: number) => (toMinor(amount) * (100 + by)) / 100;
  const next = (amount: number): number => {
    if (amount === 0) return 0;
    const minor = unit === 'percent' ? percent(amount) : toMinor(amount) + toMinor(by);
    return fromMinor(Math.max(0, roundAmount(minor, smallest)));
  };
  const newPrice = next(price);
  const newDeposit =
    deposit === null || unit === 'amount' ? deposit : fromMinor(roundAmount(percent(deposit), smallest));
  return {
    price: newPrice,
    deposit: newDeposit !== null && newDeposit >= newPrice && price > 0 ? null : newDeposit,
    durations: durations.map((each) => ({ ...each, price: next(each.price) })),
  };
}

const amountsOf = ({ price, durations }: Prices): number[] => [price, ...durations.map((each) => each.price)];

/** Whether something that costs money would become free, which nobody wants from a change of prices. */
export const wouldBeFree = (before: Prices, after: Prices): boolean =>
  amountsOf(before).some((amount, at) => amount > 0 && amountsOf(after)[at] === 0);

export const isFree = (prices: Prices): boolean => amountsOf(prices).every((amount) => amount === 0);
