import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { occupiedBy, slotAt, type SlotRules } from '../../free-slots.ts';
import { type SeriesOffer, seriesOffer, type SeriesState, seriesStarts } from '../../series.ts';
import { endOverdueHolds } from '../waiting-list/pass-on.ts';
import type { TakenDate } from './series-queries.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { readTaken, rulesOf } from '../availability/slot-rules.ts';
import { takeShared } from '../booking/take-shared.ts';
import { lockResources, occupy, takeAlone } from '../availability/taken-queries.ts';
import { say } from '../booking/say.ts';

/** Whose rules apply: for visitors, those set by the owner; for the owner and for freed places, busy times only. */
type Bound = 'visitor' | 'waiting' | 'owner';

interface Wanted {
  bound: Bound;
  /** Seats at each date. */
  people: number;
  /** The required dates, if they must be exactly these. */
  only?: readonly number[];
}

const sentences = (): Record<Exclude<SeriesState, 'open'>, string> => ({
  full: say().notEveryDate,
  begun: say().begun,
  soon: say().soon,
  far: say().far,
  over: say().over,
});

/**
 * Takes seats at every date of a series, with the resources needed, or nothing. As for one start, the rules that made the
 * offer decide again. Seats are taken in the order of time, as in every transaction that takes or returns several.
 */
export async function takeSeries(
  tx: Tx,
  service: ServiceRow,
  { bound, people, only }: Wanted,
): Promise<TakenDate[]> {
  const rules = boundRules(service, bound);
  await lockResources(tx, rules.needs.flat());
  // A freed place is offered while holds are being ended: they must not be ended again within that.
  if (bound !== 'waiting') await endOverdueHolds(tx);
  const offer = await readOffer(tx, service, rules, bound);
  if (only && !sameStarts(only, offer.starts)) throw conflict(say().datesChanged);
  if (offer.state !== 'open') throw conflict(sentences()[offer.state]);
  if (offer.left < people) throw conflict(say().onlyLeft({ count: offer.left }));
  const dates: TakenDate[] = [];
  for (const { start: at, resources } of offer.slots) {
    const start = new Date(at);
    const { durationMinutes, capacity } = rules;
    const wanted = { serviceId: service.id, start, durationMinutes, capacity, people };
    const occupied = occupiedBy(rules, at);
    const span = { from: new Date(occupied.start), to: new Date(occupied.end) };
    if (capacity === 1) {
      const slotId = randomUUIDv7();
      await takeAlone(tx, { ...wanted, id: slotId }, resources, span);
      dates.push({ start, slotId });
      continue;
    }
    const seat = await takeShared(tx, wanted, resources, async () =>
      slotAt(rules, await readTaken(tx, service, rules, { from: at, to: at }), at),
    );
    if (!seat) throw conflict(sentences().full);
    if (seat.resources.length > 0) await occupy(tx, seat.id, seat.resources, span);
    dates.push({ start, slotId: seat.id });
  }
  return dates;
}

/** What can be booked of it now. */
export const offerOf = (tx: Tx, service: ServiceRow, bound: Bound = 'visitor'): Promise<SeriesOffer> =>
  readOffer(tx, service, boundRules(service, bound), bound);

/** Whether a booking made now would have these dates. */
export async function areOffered(
  tx: Tx,
  service: ServiceRow,
  starts: readonly number[],
  people: number,
): Promise<boolean> {
  const offer = await offerOf(tx, service);
  return offer.state === 'open' && offer.left >= people && sameStarts(starts, offer.starts);
}

export const sameStarts = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((start, at) => start === other[at]);

function boundRules(service: ServiceRow, bound: Bound): SlotRules {
  const rules = rulesOf(service, service.duration_minutes);
  return bound === 'visitor' ? rules : { ...rules, noticeMinutes: 0, horizonDays: 36_500 };
}

async function readOffer(tx: Tx, service: ServiceRow, rules: SlotRules, bound: Bound) {
  const all = seriesStarts(rules);
  const taken = await readTaken(tx, service, rules, {
    from: all[0] ?? 0,
    to: all.at(-1) ?? 0,
  });
  return seriesOffer(rules, taken, Date.now(), bound === 'owner' || service.joins_late);
}
