import { conflict, foundAll, invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { Service } from '../../service-shapes.ts';
import type { servicesContract } from '../../services-contract.ts';
import { endVainLines } from '../waiting-list/end-waiting.ts';
import type { BookingServices } from './booking-services.ts';
import { changeService } from './service-operations.ts';
import { bookedServices, deleteService, findService } from './service-queries.ts';
import { staffWords } from '../staff-words.ts';

const MOST_NAMED = 3;

/** @throws `409` with the first of their names */
function refuseBooked(labels: readonly string[]): void {
  const [first] = labels;
  if (first === undefined) return;
  if (labels.length === 1) throw conflict(staffWords().serviceHasBookings({ label: first }));
  const named = labels.slice(0, MOST_NAMED).map((label) => staffWords().quoted({ label }));
  throw conflict(
    staffWords().servicesHaveBookings({
      count: labels.length,
      named: named.join(', '),
      others: labels.length - named.length,
    }),
  );
}

export const serviceBulkHandlers = (
  services: Pick<BookingServices, 'jobs'>,
): Handlers<typeof servicesContract> => ({
  'PUT /api/services': (request, { body }) =>
    request.db(async (tx) => {
      const ids = body.services.map(({ _id }) => _id);
      if (new Set(ids).size < ids.length)
        throw invalid(staffWords().serviceListedTwice, { services: staffWords().listEachServiceOnce });
      const changed = new Map<string, Service>();
      // In the order of their ids, so that overlapping bulk changes don't deadlock.
      for (const { _id, ...change } of body.services.toSorted((a, b) => (a._id < b._id ? -1 : 1)))
        changed.set(_id, await changeService(services, tx, request.site, _id, change));
      return ids.flatMap((id) => changed.get(id) ?? []);
    }),

  'POST /api/services/delete': async (request, { body }) => {
    await request.db(async (tx) => {
      const ids = [...new Set(body.services)].toSorted();
      refuseBooked(await bookedServices(tx, ids));
      let deleted = 0;
      for (const id of ids) {
        const row = await findService(tx, id);
        if (!row) continue;
        await endVainLines(services, tx, request.site, row, false);
        if (await deleteService(tx, id)) deleted += 1;
      }
      foundAll(ids, deleted, staffWords().oneServiceGone);
    });
    return undefined;
  },
});
