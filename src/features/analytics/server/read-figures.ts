import type { Tx } from '../../../lib/db/database.ts';
import { fromMinor } from '../../../lib/values/money.ts';
import type { Analytics, DayFigures, Totals } from '../contract.ts';
import { conversion, type Dimension, type Figures, measures, noFigures } from '../figures.ts';
import { dayIn } from '../../../lib/values/local-day.ts';
import { addDays, daysBetween, daysOf } from '../../../lib/values/days.ts';
import { startOfMonth, type Span, spanBefore } from '../local-days.ts';
import { countsByDay, countsByHour, liveVisitors, topValues } from './figures-queries.ts';
import { resultsByDay } from './sales.ts';

/** Maximum rows per table beside the charts; another call returns all rows. */
const MOST_SHOWN = 10;
/** Beyond this, a chart shows months. */
const MOST_DAYS = 92;
const HOURLY_DAYS = 2;

const shown = {
  pages: 'path',
  entries: 'entry',
  exits: 'exit',
  channels: 'channel',
  sources: 'source',
  referrers: 'referrer',
  campaigns: 'campaign',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
} as const satisfies Record<string, Dimension>;

export interface SiteFacts {
  id: string;
  timezone: string;
  /** BCP 47 */
  locale: string;
  currency: string;
  analytics: boolean;
}

/** By default the last 30 days. A span with one end only has 30 days too. */
export function spanOf({ from, to }: Partial<Span>, today: string): Span {
  const last = to ?? (from ? addDays(from, 29) : today);
  return { from: from ?? addDays(last, -29), to: last };
}

/** Every day of a span, including days without activity. */
export async function figuresByDay(tx: Tx, site: SiteFacts, span: Span): Promise<DayFigures[]> {
  const counted = new Map((await countsByDay(tx, span)).map((row) => [row.day, row]));
  const results = await resultsByDay(tx, site.timezone, span);
  return daysOf(span.from, span.to).map((day) => {
    const { orders, revenue, bookings, messages, signups } = results.get(day) ?? noFigures();
    return { ...noFigures(), ...counted.get(day), orders, revenue, bookings, messages, signups, day };
  });
}

export function totalsOf(days: readonly Figures[]): Totals {
  const sum = noFigures();
  for (const day of days) for (const name of measures) sum[name] += day[name];
  return { ...sum, conversion: conversion(sum) };
}

function byMonth(days: readonly DayFigures[]): DayFigures[] {
  const months = Map.groupBy(days, ({ day }) => startOfMonth(day));
  return [...months].map(([day, own]) => ({ ...totalsOf(own), day }));
}

/** For replies: amounts in major units. */
export const inMajorUnits = <F extends { revenue: number }>(figures: F): F => ({
  ...figures,
  revenue: fromMinor(figures.revenue),
});

export async function readFigures(
  tx: Tx,
  site: SiteFacts,
  asked: Partial<Span>,
  now = Date.now(),
): Promise<Analytics> {
  const today = dayIn(site.timezone, now);
  const span = spanOf(asked, today);
  const previous = spanBefore(span);
  const days = await figuresByDay(tx, site, span);
  const beforeDays = await figuresByDay(tx, site, previous);
  const count = daysBetween(span.from, span.to);
  const hours = count <= HOURLY_DAYS ? await countsByHour(tx, site.timezone, span) : [];
  const top = await topValues(tx, Object.values(shown), span, MOST_SHOWN);
  const tables = Object.fromEntries(
    Object.entries(shown).map(([name, dimension]) => [
      name,
      top.filter((row) => row.dimension === dimension).map(inMajorUnits),
    ]),
  ) as Record<keyof typeof shown, typeof top>;
  return {
    on: site.analytics,
    ...span,
    today,
    timezone: site.timezone,
    currency: site.currency,
    live: await liveVisitors(tx),
    totals: inMajorUnits(totalsOf(days)),
    before: { ...inMajorUnits(totalsOf(beforeDays)), ...previous },
    unit: count > MOST_DAYS ? 'month' : 'day',
    days: (count > MOST_DAYS ? byMonth(days) : days).map(inMajorUnits),
    beforeDays: (count > MOST_DAYS ? byMonth(beforeDays) : beforeDays).map(inMajorUnits),
    hours: hours.map(({ hour, ...rest }) => ({ ...rest, hour: hour.toISOString() })),
    ...tables,
  };
}
