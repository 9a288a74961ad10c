import type { Tx } from '../../../../lib/db/database.ts';
import { freeSlots, startsOf } from '../../free-slots.ts';
import { dateAt } from '../../wall-clock.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { readTaken, rulesOf } from './slot-rules.ts';
import { fullStarts } from '../waiting-list/waiting-queries.ts';

/**
 * Starts with a waiting list, as instants, in order: those that would have enough seats if nothing were booked, whatever occupies
 * them, and those with bookings.
 * @param span instants, half-open, from now on
 */
export async function awaitable(
  tx: Tx,
  service: ServiceRow,
  { durationMinutes, people }: { durationMinutes: number; people: number },
  span: { from: Date; to: Date },
): Promise<number[]> {
  const rules = rulesOf(service, durationMinutes);
  const [from, to] = [span.from.getTime(), span.to.getTime()];
  const range = { from: dateAt(from, rules.timezone), to: dateAt(to - 1, rules.timezone) };
  const about = { id: service.id, durationMinutes, capacity: service.capacity, people };
  const [taken, inUse] = await Promise.all([
    readTaken(tx, service, rules, { from, to }),
    fullStarts(tx, about, span),
  ]);
  const now = Date.now();
  const free = new Set(
    freeSlots(rules, taken, range, now).flatMap(({ start, left }) => (left >= people ? [start] : [])),
  );
  const possible = [...startsOf(rules, range, now), ...inUse.map((start) => start.getTime())];
  return [...new Set(possible)]
    .filter((start) => start >= from && start < to && !free.has(start))
    .sort((one, other) => one - other);
}
