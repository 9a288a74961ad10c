import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { instant } from '../../lib/shapes.ts';

/** In the order in which they run. */
export const checkKeys = [
  'database',
  'storage',
  'records',
  'mail',
  'domain',
  'worker',
  'payment',
  'provider-news',
  'reconciliation',
  'products',
  'legal',
  'links',
  'pictures',
  'rehearsal',
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** All is well, something should be looked at, something does not work, or there is nothing to look at. */
const light = z.enum(['good', 'look', 'bad', 'none']);
export type Light = z.output<typeof light>;

const result = z.object({
  light,
  says: z.string(),
  /** What to do, with the screen where it is done. */
  hints: z.array(z.object({ text: z.string(), to: z.string().nullable() })),
  /** What was done one after the other. */
  steps: z.array(z.object({ light, label: z.string(), says: z.string() })),
  ranAt: instant,
  milliseconds: z.int(),
});
export type CheckResult = z.output<typeof result>;

const check = z.object({ key: z.enum(checkKeys), result: result.nullable() });
export type Check = z.output<typeof check>;

export const checksContract = contract({
  'GET /api/checks': {
    summary: 'The results of the last site check',
    who: 'owner',
    area: 'checks',
    reply: z.array(check),
  },
  'POST /api/check/{key}': {
    summary: 'Run one check now; takes up to 30 seconds',
    who: 'owner',
    area: 'checks',
    params: z.strictObject({ key: z.enum(checkKeys) }),
    body: z.strictObject({}),
    reply: check,
  },
});
