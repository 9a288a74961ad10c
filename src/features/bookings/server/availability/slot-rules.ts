import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import { smallestAmount } from '../../../../lib/values/money.ts';
import { busyRanges } from '../../busy-ranges.ts';
import { occupiedBy, type SlotRules, type Taken } from '../../free-slots.ts';
import { seriesStarts, shareOf } from '../../series.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { occupancies, takenSeats } from './taken-queries.ts';
import { say } from '../booking/say.ts';

/** The pure rules of a service, for one of its durations. */
export function rulesOf(service: ServiceRow, durationMinutes: number): SlotRules {
  return {
    timezone: service.timezone,
    hours: service.whole_series ? [] : service.hours,
    closed: service.closed,
    exceptions: service.whole_series ? [] : service.exceptions,
    sessions: service.sessions,
    durationMinutes,
    intervalMinutes: service.interval_minutes ?? durationMinutes,
    bufferBeforeMinutes: service.buffer_before_minutes,
    bufferAfterMinutes: service.buffer_minutes,
    noticeMinutes: service.notice_minutes,
    horizonDays: service.horizon_days,
    capacity: service.capacity,
    needs: needsOf(service),
  };
}

export const needsOf = (service: Pick<ServiceRow, 'needs' | 'own_resource'>): string[][] =>
  service.needs.length > 0 ? service.needs : [[service.own_resource]];

/** The price of a duration, in minor units. Throws if the service does not offer it. */
export function lengthOf(
  service: ServiceRow,
  wanted = service.duration_minutes,
): { minutes: number; price: number } {
  if (wanted === service.duration_minutes) return { minutes: wanted, price: service.price };
  const found = service.durations.find(({ minutes }) => minutes === wanted);
  if (!found)
    throw invalid(say().notInLength, {
      durationMinutes: say().chooseLength,
    });
  return found;
}

/** Seats of one booking, default 1. Throws above the service's limit; the owner is limited by the capacity only. */
export function peopleOf(
  { capacity, most_people: most }: Pick<ServiceRow, 'capacity' | 'most_people'>,
  wanted = 1,
  byOwner = false,
): number {
  const limit = byOwner ? capacity : Math.min(most ?? capacity, capacity);
  if (wanted <= limit) return wanted;
  const people = limit === 1 ? say().onePerson : say().fewerPeople({ count: limit });
  throw invalid(people, { people });
}

/** The price of a number of dates in a series, in minor units. */
export const seriesPrice = (service: ServiceRow, dates: number): number =>
  service.late_pro_rata
    ? shareOf(
        service.price,
        dates,
        seriesStarts(rulesOf(service, service.duration_minutes)).length,
        smallestAmount(service.currency),
      )
    : service.price;

/** The part of a price that is paid in checkout; 0 without a shop: it is then paid on the day. */
export function toPayOf(service: Pick<ServiceRow, 'shop_enabled' | 'deposit'>, price: number): number {
  if (!service.shop_enabled) return 0;
  return service.deposit === null ? price : Math.min(service.deposit, price);
}

/** Busy times for starts within the span. */
export async function readTaken(
  tx: Tx,
  service: ServiceRow,
  rules: SlotRules,
  span: { from: number; to: number },
): Promise<Taken> {
  const wide = {
    from: new Date(occupiedBy(rules, span.from).start),
    to: new Date(occupiedBy(rules, span.to).end),
  };
  const rows = await occupancies(tx, rules.needs.flat(), wide);
  const seats =
    service.capacity === 1
      ? new Map<number, number>()
      : await takenSeats(tx, { id: service.id, durationMinutes: rules.durationMinutes }, wide);
  return { busy: busyRanges(rows), seats };
}
