import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';
import { domainReply, typedAddress, typedHost } from './domains-contract.ts';
import { deletion, ending, unfulfilled } from './own-site-contract.ts';

const hostOfSite = z.strictObject({ id, host: z.string().max(253) });
const creators = { who: 'creator', site: 'platform' } as const;

/** What creators can do with their sites on the platform; the same as owners in the admin. */
export const creatorSitesContract = contract({
  'GET /api/platform/sites/{id}/hosts': {
    ...creators,
    summary: 'The domains of a site with their DNS records and status',
    params: idParams,
    reply: z.array(domainReply),
  },
  'POST /api/platform/sites/{id}/hosts': {
    ...creators,
    summary: 'Add a domain to a site. It goes live once a TXT record verifies it',
    params: idParams,
    body: typedHost,
    reply: domainReply,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/platform/sites/{id}/hosts/{host}/check': {
    ...creators,
    summary: 'Check the DNS records of a domain now',
    params: hostOfSite,
    body: z.strictObject({}),
    reply: domainReply,
    refusals: { conflict: {} },
  },
  'POST /api/platform/sites/{id}/hosts/{host}/main': {
    ...creators,
    summary: 'Set the primary domain; the others redirect to it',
    params: hostOfSite,
    body: z.strictObject({}),
    reply: z.array(domainReply),
    refusals: { conflict: {} },
  },
  'DELETE /api/platform/sites/{id}/hosts/{host}': {
    ...creators,
    summary: 'Remove a domain from a site',
    params: hostOfSite,
    reply: null,
    refusals: { conflict: {} },
  },
  'PUT /api/platform/sites/{id}/address': {
    ...creators,
    summary: 'Change the site’s platform address; the previous one redirects for 30 days',
    params: idParams,
    body: typedAddress,
    reply: z.array(domainReply),
    refusals: { conflict: {} },
  },
  'GET /api/platform/sites/{id}/ending': {
    ...creators,
    summary: 'What deleting a site would remove',
    params: idParams,
    reply: ending,
  },
  'POST /api/platform/sites/{id}/delete': {
    ...creators,
    summary: 'Delete a site. It can be restored for 30 days, then it’s permanently deleted',
    params: idParams,
    body: deletion,
    reply: z.object({ eraseAt: instant }),
    refusals: { conflict: { current: unfulfilled } },
  },
  'POST /api/platform/sites/{id}/restore': {
    ...creators,
    summary: 'Restore a deleted site',
    params: idParams,
    body: z.strictObject({}),
    reply: null,
    refusals: { conflict: {} },
  },
});
