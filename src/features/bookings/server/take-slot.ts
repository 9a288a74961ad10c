import type { Tx } from '../../../lib/db/database.ts';
import { conflict } from '../../../lib/errors.ts';
import { freeSlots, occupiedBy, type Slot, type SlotRules, slotAt, type Taken } from '../free-slots.ts';
import { addDays, dateAt } from '../wall-clock.ts';
import type { ServiceRow } from './service-queries.ts';
import { readTaken, rulesOf } from './slot-rules.ts';
import { endOverdueHolds } from './pass-on.ts';
import { lockResources, occupy, takeAlone, takeSeat } from './taken-queries.ts';

const MOST_OFFERED = 6;
const DAYS_AROUND = 7;

export interface Wanted {
  service: ServiceRow;
  start: Date;
  durationMinutes: number;
  /** The owner is bound by what is taken, not by hours, notice and horizon. */
  byOwner: boolean;
}

/**
 * Takes a seat at that time, and what it needs with it. Whether it is free is decided anew from the rules that made the offer;
 * the database's exclusion stands behind it.
 * @param giveUp the time that a move gives up: free to the booking itself, and back where it was if this throws
 * @returns the taken start's id. Throws `409` with the nearest free times in `current`
 */
export async function takeSlot(
  tx: Tx,
  websiteId: string,
  { service, start, durationMinutes, byOwner }: Wanted,
  giveUp?: { resources: readonly string[]; release: () => Promise<void> },
): Promise<string> {
  const rules = rulesOf(service, durationMinutes);
  const at = start.getTime();
  const read = () => readTaken(tx, websiteId, service, rules, { from: at, to: at });
  // Sent together; each sees what the ones before it have waited for and done.
  const [, ended, before] = await Promise.all([
    lockResources(tx, websiteId, [...rules.needs.flat(), ...(giveUp?.resources ?? [])]),
    endOverdueHolds(tx, websiteId),
    read(),
  ]);
  await giveUp?.release();
  const now = Date.now();
  const taken = ended || giveUp ? await read() : before;
  const slot = byOwner ? slotAt(rules, taken, at) : offered(rules, taken, at, now);
  const occupied = occupiedBy(rules, at);
  const span = { from: new Date(occupied.start), to: new Date(occupied.end) };
  const wanted = { serviceId: service.id, start, durationMinutes, capacity: service.capacity };
  if (slot && service.capacity === 1) return takeAlone(tx, websiteId, wanted, slot.resources, span);
  const seat = slot && (await takeSeat(tx, websiteId, wanted));
  if (!slot || !seat)
    throw conflict(
      byOwner ? IN_THE_WAY : sentenceFor(rules, at, now),
      await nearestFree(tx, websiteId, service, rules, at, now),
    );
  if (seat.first) await occupy(tx, websiteId, seat.id, slot.resources, span);
  return seat.id;
}

/** Whether it could be booked now. */
export async function isFreeAt(
  tx: Tx,
  websiteId: string,
  service: ServiceRow,
  booking: { start_at: Date; duration_minutes: number },
): Promise<boolean> {
  const rules = rulesOf(service, booking.duration_minutes);
  const at = booking.start_at.getTime();
  const taken = await readTaken(tx, websiteId, service, rules, { from: at, to: at });
  return offered(rules, taken, at, Date.now()) !== null;
}

function offered(rules: SlotRules, taken: Taken, at: number, now: number): Slot | null {
  const day = dateAt(at, rules.timezone);
  return freeSlots(rules, taken, { from: day, to: day }, now).find(({ start }) => start === at) ?? null;
}

const TAKEN = 'Somebody else has just taken this time. Please choose another.';
/** For the owner, who is bound by nothing else. */
const IN_THE_WAY = 'Somebody else has this time already. Please choose another.';

function sentenceFor(rules: SlotRules, at: number, now: number): string {
  if (at < now) return 'This time has passed. Please choose another.';
  if (at < now + rules.noticeMinutes * 60_000)
    return 'This time is too near to be booked. Please choose a later one.';
  if (dateAt(at, rules.timezone) > addDays(dateAt(now, rules.timezone), rules.horizonDays))
    return 'This time is too far ahead to be booked yet. Please choose an earlier one.';
  const day = dateAt(at, rules.timezone);
  const nothingTaken = { busy: new Map(), seats: new Map() };
  const exists = freeSlots(rules, nothingTaken, { from: day, to: day }, now).some(
    ({ start }) => start === at,
  );
  return exists ? TAKEN : 'This is not a time that can be booked. Please choose another.';
}

/** The free times that lie nearest, in order of time. */
async function nearestFree(
  tx: Tx,
  websiteId: string,
  service: ServiceRow,
  rules: SlotRules,
  at: number,
  now: number,
) {
  const day = dateAt(Math.max(at, now), rules.timezone);
  const range = { from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) };
  const reach = DAYS_AROUND * 86_400_000;
  const taken = await readTaken(tx, websiteId, service, rules, { from: at - reach, to: at + reach });
  return freeSlots(rules, taken, range, now)
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
