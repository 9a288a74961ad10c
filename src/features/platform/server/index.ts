import { notFound } from '../../../lib/errors.ts';
import { canonicalHost } from '../../../lib/http/host.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { platformContract } from '../contract.ts';

/** @param serves whether a host, lower case and without port, shows a site or the platform */
export function platformOperations({ serves }: { serves: (host: string) => Promise<boolean> }) {
  return operations(platformContract, {
    'GET /internal/tls-check': async (_request, { query }) => {
      const host = canonicalHost(query.domain);
      if (!host || !(await serves(host))) throw notFound('No site lives at this host.');
      return { host };
    },
  });
}
