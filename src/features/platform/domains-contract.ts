import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { instant } from '../../lib/values/shapes.ts';

/** A DNS record that the owner must set, and its current value. */
const record = z.object({
  purpose: z.enum(['proof', 'address']),
  type: z.enum(['TXT', 'A', 'AAAA', 'CNAME', 'ALIAS']),
  /** In the form that most registrars want: without the domain, `@` for the domain itself. */
  name: z.string(),
  fullName: z.string(),
  value: z.string(),
  /** What the last look-up found instead of it, or beside it. */
  seen: z.array(z.string()),
  right: z.boolean(),
});

const domain = z.object({
  host: z.string(),
  /** In Unicode; differs from `host` for internationalised names only. */
  readable: z.string(),
  /** Addresses under the platform's own are permanent. */
  kind: z.enum(['platform', 'own']),
  main: z.boolean(),
  /** The language that it shows without a code; `null` for the main domain, and those that redirect to it. */
  language: z.string().nullable(),
  /** A former address that redirects to the site until then. */
  retiresAt: instant.nullable(),
  /** Not verified; verified, but visitors arrive elsewhere; waiting for the certificate; active. */
  state: z.enum(['unproven', 'elsewhere', 'certificate', 'ready']),
  /** Another site verified it first. */
  taken: z.boolean(),
  records: z.array(record),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  /** When an unverified claim expires. */
  expiresAt: instant.nullable(),
  certificate: z.object({ state: z.enum(['none', 'asked', 'issued']), until: instant.nullable() }),
  /** The last look-up failed: the name servers did not answer. */
  unanswered: z.boolean(),
});
export type Domain = z.output<typeof domain>;
export type DomainRecord = z.output<typeof record>;

/** Any text: the server explains each mistake. */
export const typedHost = z.strictObject({ host: z.string('Enter an address.').max(2000) });
/** Any text, as above. */
export const typedAddress = z.strictObject({ subdomain: z.string('Enter an address.').max(2000) });
export const hostParams = z.strictObject({ host: z.string().max(253) });
export const domainReply = domain;

export const domainsContract = contract({
  'GET /api/domains': {
    summary: 'The site’s domains with their DNS records and status',
    who: 'owner',
    area: 'domains',
    reply: z.array(domain),
  },
  'POST /api/domains': {
    act: { word: 'domain-claimed', keep: ['host'] },
    summary: 'Add a domain to the site. It goes live once a TXT record verifies it',
    who: 'owner',
    area: 'domains',
    body: typedHost,
    reply: domain,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/domain/{host}/check': {
    summary: 'Check the DNS records of a domain now',
    who: 'owner',
    area: 'domains',
    params: hostParams,
    body: z.strictObject({}),
    reply: domain,
    refusals: { conflict: {} },
  },
  'POST /api/domain/{host}/main': {
    act: { word: 'main-address-chosen' },
    summary: 'Set the primary domain; the others redirect to it',
    who: 'owner',
    area: 'domains',
    params: hostParams,
    body: z.strictObject({}),
    reply: z.array(domain),
    refusals: { conflict: {} },
  },
  'PUT /api/site/address': {
    act: { word: 'address-changed', keep: ['subdomain'] },
    summary: 'Change the site’s platform address; the previous one redirects for 30 days',
    who: 'owner',
    area: 'domains',
    body: typedAddress,
    reply: z.array(domain),
    refusals: { conflict: {} },
  },
  'DELETE /api/domain/{host}': {
    act: { word: 'domain-removed' },
    summary: 'Remove a domain from the site',
    who: 'owner',
    area: 'domains',
    params: hostParams,
    reply: null,
    refusals: { conflict: {} },
  },
});
