import type { Database } from '../../../lib/db/database.ts';
import { confirmedAmong } from '../../bookings/server/index.ts';
import { paidAmong } from '../../orders/server/index.ts';
import { type Dimension, factNames, type Figures } from '../figures.ts';
import {
  addCounts,
  dropOldCauses,
  lockCounting,
  takeCauses,
  type Waiting,
  waitingCauses,
} from './count-queries.ts';
import { type Count, withMonths } from './fold-visits.ts';

/** Attributes paid orders and confirmed bookings to the source of their visit, once each. */
export async function settleCauses(db: Database, websiteId: string): Promise<number> {
  return db.forWebsite(websiteId, async (tx) => {
    await lockCounting(tx);
    const waiting = await waitingCauses(tx);
    const ids = (kind: Waiting['kind']) =>
      waiting.filter((cause) => cause.kind === kind).map((cause) => cause.subject_id);
    const paid = new Map((await paidAmong(tx, ids('order'))).map((order) => [order.id, order.total]));
    const confirmed = new Set(await confirmedAmong(tx, ids('booking')));
    const taken = await takeCauses(tx, [...paid.keys(), ...confirmed]);
    const days = new Map<string, Count>();
    const add = (cause: Waiting, dimension: Dimension, value: string, by: Partial<Figures>) => {
      const key = `${cause.day} ${dimension} ${value}`;
      const count: Count = days.get(key) ?? {
        websiteId,
        grain: 'd',
        dimension,
        starts: cause.day,
        value,
        add: {},
      };
      for (const [name, amount] of Object.entries(by) as [keyof Figures, number][])
        count.add[name] = (count.add[name] ?? 0) + amount;
      days.set(key, count);
    };
    for (const cause of waiting) {
      if (!taken.has(cause.subject_id)) continue;
      const by: Partial<Figures> =
        cause.kind === 'order' ? { orders: 1, revenue: paid.get(cause.subject_id) ?? 0 } : { bookings: 1 };
      for (const name of [...factNames, 'entry'] as const) {
        const value = cause.facts[name];
        if (value) add(cause, name, value, by);
      }
    }
    await addCounts(tx, withMonths([...days.values()]));
    await dropOldCauses(tx);
    return taken.size;
  });
}
