import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { formatMoney, fromMinor } from '../../../lib/values/money.ts';
import { type Jobs, queueMail } from '../../emails/server/index.ts';
import { readablePath } from '../counted-path.ts';
import { change, OTHER } from '../figures.ts';
import type { Day } from '../../../lib/values/local-day.ts';
import { addDays, type Span, spanBefore } from '../local-days.ts';
import { topValues } from './figures-queries.ts';
import { figuresByDay, type SiteFacts, totalsOf } from './read-figures.ts';
import { claimWeek, readSettings } from './settings-queries.ts';
import { withLatinDigits } from '../../../lib/values/digits.ts';

export interface WeeklyServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
  factsOf: (websiteId: string) => Promise<SiteFacts | null>;
}

const MOST_LINES = 5;

/**
 * Writes the email about the week before a Monday. The process that claims the week writes it, in the same transaction.
 * @returns whether it was written
 */
export async function sendWeekly(services: WeeklyServices, websiteId: string, monday: Day): Promise<boolean> {
  const site = await services.siteOf(websiteId);
  const facts = await services.factsOf(websiteId);
  if (!site || !facts) return false;
  return services.db.forWebsite(websiteId, async (tx) => {
    if (!(await claimWeek(tx, monday))) return false;
    const { weeklyTo, weeklyUsually } = await readSettings(tx);
    const to = weeklyTo ?? weeklyUsually;
    if (!to) return false;
    const span = { from: addDays(monday, -7), to: addDays(monday, -1) };
    await queueMail(tx, services.jobs, site, {
      emailID: 'owner-weekly-figures',
      to,
      cause: `weekly-figures:${monday}`,
      values: {
        ...(await valuesOf(tx, facts, span)),
        adminLink: `${site.origin}/admin/analytics?from=${span.from}&to=${span.to}`,
      },
    });
    return true;
  });
}

async function valuesOf(tx: Tx, facts: SiteFacts, span: Span) {
  const now = totalsOf(await figuresByDay(tx, facts, span));
  const before = totalsOf(await figuresByDay(tx, facts, spanBefore(span)));
  const count = new Intl.NumberFormat(withLatinDigits(facts.locale));
  const money = (minor: number) => formatMoney(fromMinor(minor), facts.currency, facts.locale);
  const line = (
    label: string,
    name: 'visitors' | 'visits' | 'views' | 'orders' | 'revenue' | 'bookings' | 'messages' | 'signups',
  ) => ({
    label,
    value: `${name === 'revenue' ? money(now[name]) : count.format(now[name])} (${changeWords(now[name], before[name])})`,
  });
  // A figure that is zero in both weeks is left out.
  const rare = (['orders', 'revenue', 'bookings', 'messages', 'signups'] as const).filter(
    (name) => now[name] > 0 || before[name] > 0,
  );
  const labels = {
    orders: 'Orders',
    revenue: 'Revenue',
    bookings: 'Bookings',
    messages: 'Messages',
    signups: 'Sign-ups',
  };
  const top = await topValues(tx, ['path', 'source'], span, MOST_LINES);
  const rows = (by: 'path' | 'source') => {
    const lines = top
      .filter(({ dimension }) => dimension === by)
      .map(({ value, views, visits }) => ({
        label: value === OTHER ? 'Other' : by === 'path' ? readablePath(value) : value,
        value: count.format(by === 'path' ? views : visits),
      }));
    return lines.length > 0 ? lines : '';
  };
  return {
    week: weekWords(span),
    visitors: count.format(now.visitors),
    figures: [
      { ...line('Visitors', 'visitors'), strong: true },
      line('Visits', 'visits'),
      line('Page views', 'views'),
      ...rare.map((name) => line(labels[name], name)),
    ],
    pages: rows('path'),
    sources: rows('source'),
  };
}

function changeWords(now: number, before: number): string {
  const by = change(now, before);
  if (by === null) return now > 0 ? 'none the week before' : 'no change';
  const rounded = Math.round(by);
  return rounded === 0 ? 'no change' : `${rounded > 0 ? 'up' : 'down'} ${Math.abs(rounded)}%`;
}

const weekWords = ({ from, to }: Span): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
