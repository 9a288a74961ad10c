import { conflict, foundAll, invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { changeEach } from '../../../../lib/work/change-each.ts';
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
    request.db((tx) =>
      changeEach(
        body.services,
        () => invalid(staffWords().serviceListedTwice, { services: staffWords().listEachServiceOnce }),
        ({ _id, ...change }) => changeService(services, tx, request.site, _id, change),
      ),
    ),

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
