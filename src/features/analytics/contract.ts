import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { day, email } from '../../lib/values/shapes.ts';
import { dimensions, measures } from './figures.ts';
import { addDays } from '../../lib/values/days.ts';

/** Days in the site's time zone, both included; by default the last 30. */
const span = { from: day.optional(), to: day.optional() };

const count = z.number();
/** Amounts in major units, with decimals. */
const figures = z.object(
  Object.fromEntries(measures.map((name) => [name, count])) as Record<(typeof measures)[number], z.ZodNumber>,
);
const dayFigures = figures.extend({ day: z.string() });
const row = figures.extend({ value: z.string() });
export type DayFigures = z.output<typeof dayFigures>;

const totals = figures.extend({
  /** Orders per hundred visits. */
  conversion: z.number(),
});
export type Totals = z.output<typeof totals>;

const rows = z.array(row);
const analytics = z.object({
  /** Whether visits are counted. */
  on: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Today, in the site's time zone. */
  today: z.string(),
  timezone: z.string(),
  currency: z.string(),
  /** Visitors in the last five minutes. */
  live: z.int(),
  totals,
  /** The same number of days directly before. */
  before: totals.extend({ from: z.string(), to: z.string() }),
  /** Figures per day, or per month for long spans. */
  unit: z.enum(['day', 'month']),
  days: z.array(dayFigures),
  beforeDays: z.array(dayFigures),
  /** Views by the hour, for a recent span of one or two days. */
  hours: z.array(z.object({ hour: z.string(), visitors: count, visits: count, views: count })),
  /** The most frequent values of each kind. */
  pages: rows,
  entries: rows,
  exits: rows,
  channels: rows,
  sources: rows,
  referrers: rows,
  campaigns: rows,
  countries: rows,
  devices: rows,
  browsers: rows,
});
export type Analytics = z.output<typeof analytics>;

const settings = z.object({
  weekly: z.boolean(),
  weeklyTo: z.string().nullable(),
  /** The default recipient. */
  weeklyUsually: z.string().nullable(),
  countOwn: z.boolean(),
  keepMonths: z.int(),
});
export type AnalyticsSettings = z.output<typeof settings>;

const url = z.string().min(1, 'Enter the page.').max(2_000, 'This address is too long.').startsWith('/');

export const analyticsContract = contract({
  'POST /api/analytics/event': {
    summary: 'Page views and time on page that only the site’s script can see',
    who: 'visitor',
    body: z.strictObject({
      kind: z.enum(['view', 'leave']),
      /** Path with query. */
      url,
      referrer: z.string().max(2_000, 'This address is too long.').optional(),
      /** How long the page was in the foreground. */
      seconds: z
        .int()
        .min(0, 'Seconds are counted from 0.')
        .max(86_400, 'At most 86,400 seconds.')
        .optional(),
      /** The width of the window, in pixels. */
      width: z.int().min(0, 'At least 0.').max(100_000, 'This width is too large.').optional(),
    }),
    bodyLimit: 8 * 1024,
    reply: null,
  },
  'GET /api/analytics': {
    summary: 'Visits, sources, pages and conversions',
    who: 'owner',
    area: 'analytics',
    query: z
      .strictObject(span)
      .refine(({ from, to }) => !from || !to || from <= to, {
        error: 'The last day must not be before the first.',
        path: ['to'],
      })
      .refine(({ from, to }) => !from || !to || addDays(from, 3_700) >= to, {
        error: 'Choose at most 10 years.',
        path: ['from'],
      }),
    reply: analytics,
  },
  'GET /api/analytics/table': {
    summary: 'All values of one dimension, most frequent first',
    who: 'owner',
    area: 'analytics',
    query: z.strictObject({
      ...span,
      by: z.enum(dimensions),
      search: z.string().max(100, 'At most 100 characters.').optional(),
    }),
    reply: z.object({ from: z.string(), to: z.string(), more: z.boolean(), rows }),
  },
  'GET /api/analytics/live': {
    summary: 'Current visitors and the pages they’re on',
    who: 'owner',
    area: 'analytics',
    reply: z.object({ live: z.int(), pages: z.array(z.object({ path: z.string(), visitors: z.int() })) }),
  },
  'GET /api/analytics/settings': {
    summary: 'Analytics settings',
    who: 'owner',
    area: 'analytics',
    reply: settings,
  },
  'PUT /api/analytics/settings': {
    summary: 'Change analytics settings; any subset',
    who: 'owner',
    area: 'analytics',
    body: z.strictObject({
      weekly: z.boolean().optional(),
      weeklyTo: email.nullable().optional(),
      countOwn: z.boolean().optional(),
      keepMonths: z.int().min(1, 'At least one month.').max(120, 'At most 120 months.').optional(),
    }),
    reply: settings,
  },
  'POST /api/analytics/forget': {
    summary: 'Delete all analytics data; orders and messages are kept',
    who: 'owner',
    area: 'analytics',
    body: z.strictObject({}),
    reply: null,
  },
});
