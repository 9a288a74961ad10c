import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type MailOrder, queueMails } from '../../../emails/server/index.ts';
import { isStart } from '../../free-slots.ts';
import { seriesStarts } from '../../series.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { hasPeopleAt } from '../availability/class-queries.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { serviceInWords } from '../translations/service-name-queries.ts';
import { rulesOf } from '../availability/slot-rules.ts';
import { endedLetter } from './waiting-mails.ts';
import { type AwaitedStart, awaitedOf, closeLine } from './waiting-queries.ts';

type Services = Pick<BookingServices, 'jobs'>;

/** Ends the waiting list of a cancelled start, and notifies the people on it. */
export async function endLine(
  { jobs }: Services,
  tx: Tx,
  site: Site,
  service: ServiceRow,
  start: AwaitedStart,
): Promise<void> {
  const letters: MailOrder[] = [];
  for (const row of await closeLine(tx, start))
    letters.push(endedLetter(site, await serviceInWords(tx, service, row.language), row));
  await queueMails(tx, jobs, site, letters);
}

/**
 * The same for starts that the service no longer has after a change by its owner. Starts with bookings still
 * take place.
 * @param kept false if the service itself is removed
 */
export async function endVainLines(
  services: Services,
  tx: Tx,
  site: Site,
  service: ServiceRow,
  kept = true,
): Promise<void> {
  for (const start of await awaitedOf(tx, service.id))
    if (!kept || !(await takesPlace(tx, service, start))) await endLine(services, tx, site, service, start);
}

async function takesPlace(tx: Tx, service: ServiceRow, start: AwaitedStart): Promise<boolean> {
  const rules = { ...rulesOf(service, start.durationMinutes), noticeMinutes: 0, horizonDays: 36_500 };
  // A series continues with its remaining dates.
  if (service.whole_series) return seriesStarts(rules).some((date) => date > Date.now());
  return isStart(rules, start.startAt.getTime(), Date.now()) || (await hasPeopleAt(tx, start));
}
