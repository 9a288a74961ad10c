import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/shapes.ts';
import { domainReply, typedAddress, typedHost } from './domains-contract.ts';
import { deletion, ending } from './own-site-contract.ts';

const hostOfSite = z.strictObject({ id, host: z.string().max(253) });
const creators = { who: 'creator', site: 'platform' } as const;

/** What creators do with their sites from the platform; the same as owners in the admin. */
export const creatorSitesContract = contract({
  'GET /api/platform/sites/{id}/hosts': {
    ...creators,
    summary: 'The addresses of a site: what has to be set for each, and how far it is',
    params: idParams,
    reply: z.array(domainReply),
  },
  'POST /api/platform/sites/{id}/hosts': {
    ...creators,
    summary: 'Claim a domain for a site. It serves once a TXT record proves it',
    params: idParams,
    body: typedHost,
    reply: domainReply,
    status: 201,
    refusals: [409],
  },
  'POST /api/platform/sites/{id}/hosts/{host}/check': {
    ...creators,
    summary: 'Look at the records of a domain now',
    params: hostOfSite,
    body: z.strictObject({}),
    reply: domainReply,
    refusals: [409],
  },
  'POST /api/platform/sites/{id}/hosts/{host}/main': {
    ...creators,
    summary: 'Make an address the main one; the others lead there',
    params: hostOfSite,
    body: z.strictObject({}),
    reply: z.array(domainReply),
    refusals: [409],
  },
  'DELETE /api/platform/sites/{id}/hosts/{host}': {
    ...creators,
    summary: 'Take a domain, or the claim of one, away from a site',
    params: hostOfSite,
    reply: null,
    refusals: [409],
  },
  'PUT /api/platform/sites/{id}/address': {
    ...creators,
    summary: 'Change the address under the platform; the one before leads there for 30 days',
    params: idParams,
    body: typedAddress,
    reply: z.array(domainReply),
    refusals: [409],
  },
  'GET /api/platform/sites/{id}/ending': {
    ...creators,
    summary: 'What the deletion of a site would take along',
    params: idParams,
    reply: ending,
  },
  'POST /api/platform/sites/{id}/delete': {
    ...creators,
    summary: 'Delete a site. It can be restored for 30 days, and is erased then',
    params: idParams,
    body: deletion,
    reply: z.object({ eraseAt: instant }),
    refusals: [409],
  },
  'POST /api/platform/sites/{id}/restore': {
    ...creators,
    summary: 'Have a deleted site back as it was',
    params: idParams,
    body: z.strictObject({}),
    reply: null,
    refusals: [409],
  },
});
