import { notFound } from '../../../../lib/errors.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { bookingsContract } from '../../contract.ts';
import { endOverdueHolds } from '../waiting-list/pass-on.ts';
import { findService } from '../services/service-queries.ts';
import { seriesPrice } from '../availability/slot-rules.ts';
import { offerOf } from './take-series.ts';

type Calls = 'GET /api/service/{id}/series';

export const seriesHandlers = (): Pick<Handlers<typeof bookingsContract>, Calls> => ({
  'GET /api/service/{id}/series': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const { by } = request;
      const service = await findService(tx, id);
      if (!service?.whole_series || (!service.published && !by?.owner)) throw notFound();
      await endOverdueHolds(tx);
      const { all, starts, state, left } = await offerOf(tx, service);
      const included = new Set(starts);
      const dates = all.map((start) => ({
        start: new Date(start).toISOString(),
        end: new Date(start + service.duration_minutes * 60_000).toISOString(),
        included: included.has(start),
      }));
      const price = fromMinor(seriesPrice(service, starts.length));
      return { dates, state, left, price };
    }),
});
