import type { Tx } from '../../../../lib/db/database.ts';
import { Refusal } from '../../../../lib/errors.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { passSeriesOn } from '../series/offer-series.ts';
import { passOn } from './pass-on.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import { offerOf, takeSeries } from '../series/take-series.ts';
import { seatsLeftAt, takeSlot } from '../booking/take-slot.ts';
import { type AwaitedStart, awaitedStarts, isEnough } from './waiting-queries.ts';

/** The waiting list can be long; the next run continues. */
const MOST_AT_ONCE = 200;

type Services = Pick<BookingServices, 'db'>;

/**
 * Offers everything that has become free to the waiting list, for whatever reason: a person or room used by another service, blocked
 * time that ended, a higher capacity. Longest waiting first; each in its own transaction.
 */
export async function offerFreed({ db }: Services, websiteId: string): Promise<void> {
  const awaited = await db.forWebsite(websiteId, (tx) => awaitedStarts(tx, MOST_AT_ONCE));
  for (const start of awaited) await db.forWebsite(websiteId, (tx) => offerStart(tx, start));
}

/** The same immediately after something was freed. If it fails, the next run does it. */
export const offerFreedNow = (services: Services, websiteId: string): Promise<void> =>
  offerFreed(services, websiteId).catch(() => undefined);

async function offerStart(tx: Tx, awaited: AwaitedStart): Promise<void> {
  const service = await findService(tx, awaited.serviceId);
  if (!service?.published) return;
  try {
    await (service.whole_series ? offerWhole(tx, service) : offerOne(tx, service, awaited));
  } catch (error) {
    // Another transaction was faster.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function offerOne(tx: Tx, service: ServiceRow, awaited: AwaitedStart): Promise<void> {
  const { startAt: start, durationMinutes } = awaited;
  // By its current hours; however near it is, because that was known when they joined the waiting list.
  const rules = { ...service, notice_minutes: 0, horizon_days: 36_500 };
  const about = { start_at: start, duration_minutes: durationMinutes };
  // Checked before taking any lock.
  const people = await seatsLeftAt(tx, rules, about);
  if (!(await isEnough(tx, { ...awaited, people }))) return;
  const wanted = { service: rules, start, durationMinutes, people, byOwner: false };
  const slotId = await takeSlot(tx, wanted);
  await passOn(tx, { ...awaited, slotId, people });
}

async function offerWhole(tx: Tx, service: ServiceRow): Promise<void> {
  const { left: people } = await offerOf(tx, service, 'waiting');
  if (!(await isEnough(tx, { serviceId: service.id, people }))) return;
  const dates = await takeSeries(tx, service, { bound: 'waiting', people });
  await passSeriesOn(tx, service.id, dates, people);
}
