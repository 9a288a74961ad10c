import { isDay } from '../../../../lib/values/calendar-day.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { OrderFilter } from './list-queries.ts';
import { dayBegins } from './list-queries.ts';

export interface AskedFilter extends Omit<OrderFilter, 'from' | 'to'> {
  from?: string | undefined;
  to?: string | undefined;
}

/** Days in the site's time zone, the last one included. */
export async function readFilter(tx: Tx, asked: AskedFilter): Promise<OrderFilter> {
  const { from, to, ...rest } = asked;
  const at = async (text: string | undefined, plusDays: number) => {
    if (text === undefined) return undefined;
    return isDay(text) ? dayBegins(tx, text, plusDays) : new Date(text);
  };
  return { ...rest, from: await at(from, 0), to: await at(to, 1) };
}
