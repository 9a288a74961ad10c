import { operations } from '../../../lib/http/handlers.ts';
import { limit } from '../../../lib/work/limits.ts';
import type { Actor, SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { type CheckKey, checkKeys, siteCheckContract } from '../contract.ts';
import { keepResult, results } from './check-queries.ts';
import { database, domain, mail, storage, worker } from './checks/basics.ts';
import { records } from './checks/records.ts';
import { legal, links, pictures } from './checks/content.ts';
import { rehearsal } from './checks/rehearsal.ts';
import { say } from './checks/say.ts';
import { wallets } from './checks/wallets.ts';
import { payment, products, providerEvents, reconciliation } from './checks/shop.ts';
import type { CheckServices, CheckOutcome, RunCheck } from './services.ts';
import { readSetup } from './setup/setup.ts';
import { inRequestsLanguage, type KeptResult, tellInAll } from './telling.ts';

const MOST_MS = 25_000;

const checks: Record<CheckKey, RunCheck> = {
  database,
  storage,
  records,
  mail,
  domain,
  worker,
  payment,
  wallets,
  'provider-news': providerEvents,
  reconciliation,
  products,
  legal,
  links,
  pictures,
  rehearsal,
};

/** Never throws a check's error: a failed check is a finding, and the next one can run. */
async function look(
  services: CheckServices,
  request: SiteRequest<Actor>,
  key: CheckKey,
): Promise<KeptResult> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ light: 'bad', says: () => say().noResponse }), MOST_MS);
  });
  const found = await Promise.race([checks[key](services, request), late])
    .catch((error: unknown): CheckOutcome => {
      request.log.warn({ err: error, check: key }, 'a site check failed');
      return {
        light: 'bad',
        says: () => say().notChecked,
        hints: [{ text: () => say().runAgainOrAskHost }],
      };
    })
    .finally(() => clearTimeout(timer));
  return {
    ...tellInAll(found),
    ranAt: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - begun),
  };
}

export function checkOperations(services: CheckServices) {
  const turns = limit(services.db.limitsPool, 'checks');
  const guides = limit(services.db.limitsPool, 'setup');
  return operations(siteCheckContract, {
    // Makes about ten calls, some of them for 200 records.
    'GET /api/setup': async (request) => {
      await guides.take(request.site.id, say().tooManyRequests);
      return readSetup(services, request);
    },

    'GET /api/checks': async ({ db }) => {
      const kept = new Map((await db((tx) => results(tx))).map(({ key, result }) => [key, result]));
      return checkKeys.map((key) => {
        const result = kept.get(key);
        return { key, result: result ? inRequestsLanguage(result) : null };
      });
    },

    'POST /api/check/{key}': async (request, { params: { key } }) => {
      const { site, db } = request;
      await turns.take(site.id, say().tooManyChecks);
      const result = await look(services, request, key);
      await db((tx) => keepResult(tx, key, result));
      return { key, result: inRequestsLanguage(result) };
    },
  });
}
