import type { Tx } from '../../../lib/db/database.ts';
import { signUpsByDay } from '../../accounts/server/index.ts';
import { bookingsByDay } from '../../bookings/server/index.ts';
import { messagesByDay } from '../../forms/server/index.ts';
import { salesByDay } from '../../orders/server/index.ts';
import { type Figures, noFigures } from '../figures.ts';
import type { Day } from '../../../lib/values/local-day.ts';
import type { Span } from '../local-days.ts';

/**
 * Conversions as recorded by the other features: complete even if counting is off, and for visitors who
 * were not counted.
 */
export async function resultsByDay(tx: Tx, timezone: string, span: Span): Promise<Map<Day, Figures>> {
  const days = new Map<Day, Figures>();
  const at = (day: Day): Figures => {
    let figures = days.get(day);
    if (!figures) days.set(day, (figures = noFigures()));
    return figures;
  };
  for (const { day, count, revenue } of await salesByDay(tx, timezone, span)) {
    at(day).orders = count;
    at(day).revenue = revenue;
  }
  for (const { day, count } of await bookingsByDay(tx, timezone, span)) at(day).bookings = count;
  for (const { day, count } of await messagesByDay(tx, timezone, span)) at(day).messages = count;
  for (const { day, count } of await signUpsByDay(tx, timezone, span)) at(day).signups = count;
  return days;
}
