import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { NewBooking } from '../booking/booking-queries.ts';
import { insertSeries } from './series-queries.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { seriesPrice, toPayOf } from '../availability/slot-rules.ts';
import { takeSeries } from './take-series.ts';
import { say } from '../booking/say.ts';

interface Wanted {
  service: ServiceRow;
  /** The first date as the guest has seen it. */
  start: Date;
  byOwner: boolean;
  booking: Omit<NewBooking, 'slot_id' | 'start_at'>;
}

/** Books all dates of a series as one. @returns the booking's id */
export async function bookSeries(tx: Tx, { service, start, byOwner, booking }: Wanted): Promise<string> {
  if (!service.whole_series) throw conflict(say().separateDates);
  const { people } = booking;
  const dates = await takeSeries(tx, service, { bound: byOwner ? 'owner' : 'visitor', people });
  if (!byOwner && dates[0]?.start.getTime() !== start.getTime()) throw conflict(say().datesChanged);
  const each = seriesPrice(service, dates.length);
  const price = each * people;
  const toPay = byOwner ? 0 : toPayOf(service, each) * people;
  return insertSeries(tx, { ...booking, price, to_pay: toPay }, dates);
}
