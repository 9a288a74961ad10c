import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';

export const platformContract = contract({
  'GET /internal/tls-check': {
    summary: 'For a proxy that issues certificates on demand: is this host one of ours?',
    who: 'loopback',
    site: 'none',
    query: z.strictObject({ domain: z.string().max(254) }),
    reply: z.object({ host: z.string() }),
  },
});
