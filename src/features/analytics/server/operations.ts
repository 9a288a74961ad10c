import { operations } from '../../../lib/http/handlers.ts';
import { isLocalHost } from '../../../lib/http/requests/host.ts';
import { notFound } from '../../../lib/errors.ts';
import type { KnownSite, SiteDirectory } from '../../websites/server/index.ts';
import { analyticsContract } from '../contract.ts';
import { dayIn } from '../../../lib/values/local-day.ts';
import type { VisitCounter } from './counter.ts';
import { wantsNoCount } from './who-counts.ts';
import { livePages, liveVisitors, valuesOf } from './figures-queries.ts';
import { eventLimit } from './limit-events.ts';
import { inMajorUnits, readFigures, type SiteFacts, spanOf } from './read-figures.ts';
import { countsOwn, forgetAll, readSettings, saveSettings } from './settings-queries.ts';

export interface AnalyticsServices {
  counter: VisitCounter;
  directory: Pick<SiteDirectory, 'get'>;
}

const MOST_ROWS = 1_000;

export function analyticsOperations({ counter, directory }: AnalyticsServices) {
  const limit = eventLimit();
  const known = async ({ site }: { site: { id: string } }): Promise<KnownSite> => {
    const found = await directory.get(site.id);
    if (!found) throw notFound('There is no site at this address.');
    return found;
  };
  const factsOf = ({ website: { id, timezone, locale, currency, analytics } }: KnownSite): SiteFacts => ({
    id,
    timezone,
    locale,
    currency,
    analytics,
  });
  return operations(analyticsContract, {
    'POST /api/analytics/event': async (request, { body }) => {
      const site = await known(request);
      if (!site.website.analytics || isLocalHost(request.host) || wantsNoCount(request.header))
        return undefined;
      limit(request.site.id, request.address);
      const countOwn = () => request.dbOnce((tx) => countsOwn(tx));
      if (request.by?.role && !(await site.remember('counts-own', countOwn))) return undefined;
      const { kind, url, referrer = '', seconds = 0, width = 0 } = body;
      const who = { site, address: request.address, agent: request.userAgent };
      if (kind === 'view') counter.note({ ...who, kind, url, referrer, country: request.country ?? '' });
      counter.note({ ...who, kind: 'leave', url, seconds, width });
      return undefined;
    },

    'GET /api/analytics': async (request, { query }) => {
      const site = factsOf(await known(request));
      return request.db((tx) => readFigures(tx, site, query));
    },

    'GET /api/analytics/table': async (request, { query: { by, search = '', ...asked } }) => {
      const { website } = await known(request);
      const span = spanOf(asked, dayIn(website.timezone, Date.now()));
      const rows = await request.db((tx) => valuesOf(tx, by, span, search, MOST_ROWS + 1));
      return { ...span, more: rows.length > MOST_ROWS, rows: rows.slice(0, MOST_ROWS).map(inMajorUnits) };
    },

    'GET /api/analytics/live': async (request) =>
      request.db(async (tx) => ({
        live: await liveVisitors(tx),
        pages: await livePages(tx),
      })),

    'GET /api/analytics/settings': async (request) => request.db((tx) => readSettings(tx)),

    'PUT /api/analytics/settings': async (request, { body }) =>
      request.db(async (tx) => {
        await saveSettings(tx, body);
        return readSettings(tx);
      }),

    'POST /api/analytics/forget': async (request) => {
      await counter.flush();
      await request.db((tx) => forgetAll(tx));
      return undefined;
    },
  });
}
