import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { instant } from '../../lib/values/shapes.ts';

/** In the order in which they run. */
export const checkKeys = [
  'database',
  'storage',
  'records',
  'mail',
  'domain',
  'worker',
  'payment',
  'wallets',
  'provider-news',
  'reconciliation',
  'products',
  'legal',
  'links',
  'pictures',
  'rehearsal',
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** Passed, warning, failed, or not applicable. */
const light = z.enum(['good', 'look', 'bad', 'none']);
export type Light = z.output<typeof light>;

const result = z.object({
  light,
  says: z.string(),
  /** What to do, with the screen for it. */
  hints: z.array(z.object({ text: z.string(), to: z.string().nullable() })),
  /** The steps, one after the other. */
  steps: z.array(z.object({ light, label: z.string(), says: z.string() })),
  ranAt: instant,
  milliseconds: z.int(),
});
export type CheckResult = z.output<typeof result>;

const check = z.object({ key: z.enum(checkKeys), result: result.nullable() });
export type Check = z.output<typeof check>;

/** In the order in which a new owner takes them. */
export const setupKeys = [
  'content',
  'branding',
  'products',
  'payment',
  'delivery',
  'email',
  'legal',
  'domain',
] as const;
export type SetupKey = (typeof setupKeys)[number];

const setupPlace = z.object({
  label: z.string(),
  /** Sample texts of the design that are still in place. */
  count: z.int(),
  /** The screen with the first of them. */
  to: z.string(),
});
export type SetupPlace = z.output<typeof setupPlace>;

const setupStep = z.object({
  key: z.enum(setupKeys),
  done: z.boolean(),
  /** May be done after the site opens. */
  optional: z.boolean(),
  /** What is missing, or what is set up. */
  says: z.string(),
  to: z.string(),
  places: z.array(setupPlace),
});
export type SetupStep = z.output<typeof setupStep>;

export const siteCheckContract = contract({
  'GET /api/setup': {
    summary: 'What a new site needs before it opens, from what it has now',
    who: 'owner',
    area: 'settings',
    reply: z.object({ isOpen: z.boolean(), steps: z.array(setupStep) }),
  },
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
