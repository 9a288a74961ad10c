import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { refuse } from '../../../../lib/errors.ts';
import { freeSlots, isStart, occupiedBy, type Slot, type SlotRules, slotAt } from '../../free-slots.ts';
import { addDays } from '../../../../lib/values/days.ts';
import { dateAt } from '../../wall-clock.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { readTaken, rulesOf } from '../availability/slot-rules.ts';
import { endOverdueHolds } from '../waiting-list/pass-on.ts';
import { takeShared } from './take-shared.ts';
import { lockResources, occupy, takeAlone } from '../availability/taken-queries.ts';
import { say } from './say.ts';

const MOST_OFFERED = 6;
const DAYS_AROUND = 7;

export interface Wanted {
  service: ServiceRow;
  start: Date;
  durationMinutes: number;
  /** Seats. */
  people: number;
  /** The owner is limited by busy times only, not by hours, notice and horizon. */
  byOwner: boolean;
}

interface Taking<T> {
  /** The time that rescheduling gives up: free for this booking, and restored if this throws. */
  giveUp?: { resources: readonly string[]; release: () => Promise<void> } | undefined;
  /** Writes that don't need the lock; not called if the rules refuse the time anyway. */
  ahead?: () => Promise<void>;
  /** Writes the booking together with the start. */
  write: (slotId: string) => Promise<T>;
}

/** As `takeFor`. @returns the taken start's id */
export const takeSlot = (tx: Tx, wanted: Wanted, giveUp?: Taking<string>['giveUp']): Promise<string> =>
  takeFor(tx, wanted, { giveUp, write: async (slotId) => slotId });

/**
 * Takes seats at a time, with the resources needed. Whether it is free is decided again by the rules that made the offer;
 * the database's exclusion constraint is the second wall. Others wait from the lock on, so as little as possible follows it.
 * @returns what was written. Throws `409` with the nearest free times in `current`
 */
export async function takeFor<T>(
  tx: Tx,
  { service, start, durationMinutes, people, byOwner }: Wanted,
  { giveUp, ahead, write }: Taking<T>,
): Promise<T> {
  const rules = rulesOf(service, durationMinutes);
  const at = start.getTime();
  const lost = async (now: number, left = 0) =>
    refuse(
      'slot-taken',
      left > 0 ? say().onlyLeftThen({ count: left }) : byOwner ? say().inTheWay : sentenceFor(rules, at, now),
      { current: await nearestFree(tx, service, rules, { at, people, now }) },
    );
  const asked = Date.now();
  if (!byOwner && !isStart(rules, at, asked)) throw await lost(asked);
  await ahead?.();
  const read = () => readTaken(tx, service, rules, { from: at, to: at });
  const occupied = occupiedBy(rules, at);
  const span = { from: new Date(occupied.start), to: new Date(occupied.end) };
  // Sent together; each sees the state after the locks and changes of those before it.
  const [, ended, before] = await Promise.all([
    lockResources(tx, [...rules.needs.flat(), ...(giveUp?.resources ?? [])]),
    endOverdueHolds(tx, { resources: rules.needs.flat(), ...span }),
    read(),
  ]);
  await giveUp?.release();
  const now = Date.now();
  const taken = ended || giveUp ? await read() : before;
  const slot = slotAt(rules, taken, at);
  if (!slot || slot.left < people) throw await lost(now, slot?.left);
  const wanted = { serviceId: service.id, start, durationMinutes, capacity: service.capacity, people };
  if (service.capacity === 1) {
    const id = randomUUIDv7();
    const alone = takeAlone(tx, { ...wanted, id }, slot.resources, span);
    const [, written] = await Promise.all([alone, write(id)]);
    return written;
  }
  const seat = await takeShared(tx, wanted, slot.resources, async () => slotAt(rules, await read(), at));
  if (!seat) throw await lost(now);
  const [, written] = await Promise.all([
    seat.resources.length > 0 ? occupy(tx, seat.id, seat.resources, span) : null,
    write(seat.id),
  ]);
  return written;
}

/** Seats that could be booked now; none if the rules refuse the time. */
export async function seatsLeftAt(
  tx: Tx,
  service: ServiceRow,
  booking: { start_at: Date; duration_minutes: number },
): Promise<number> {
  const rules = rulesOf(service, booking.duration_minutes);
  const at = booking.start_at.getTime();
  const taken = await readTaken(tx, service, rules, { from: at, to: at });
  return isStart(rules, at, Date.now()) ? (slotAt(rules, taken, at)?.left ?? 0) : 0;
}

/** For the owner, without other limits. */

function sentenceFor(rules: SlotRules, at: number, now: number): string {
  if (at < now) return say().passed;
  if (at < now + rules.noticeMinutes * 60_000) return say().tooLate;
  if (dateAt(at, rules.timezone) > addDays(dateAt(now, rules.timezone), rules.horizonDays))
    return say().tooEarly;
  return isStart(rules, at, now) ? say().taken : say().notAvailable;
}

/** The nearest times with enough seats, in order of time. */
async function nearestFree(
  tx: Tx,
  service: ServiceRow,
  rules: SlotRules,
  { at, people, now }: { at: number; people: number; now: number },
) {
  const middle = Math.max(at, now);
  const day = dateAt(middle, rules.timezone);
  const range = { from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) };
  // The last of these days ends up to a day later.
  const reach = (DAYS_AROUND + 2) * 86_400_000;
  const taken = await readTaken(tx, service, rules, { from: middle - reach, to: middle + reach });
  return freeSlots(rules, taken, range, now)
    .filter(({ left }) => left >= people)
    .toSorted((one, other) => Math.abs(one.start - at) - Math.abs(other.start - at))
    .slice(0, MOST_OFFERED)
    .toSorted((one, other) => one.start - other.start)
    .map(presentSlot);
}

export const presentSlot = ({ start, end, left }: Slot) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  left,
});
