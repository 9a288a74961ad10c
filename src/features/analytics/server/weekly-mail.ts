import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { StaffReader } from '../../../lib/messages/languages.ts';
import { staffMessages } from '../../../lib/messages/server-messages.ts';
import { withLatinDigits } from '../../../lib/values/digits.ts';
import { formatMoney, fromMinor } from '../../../lib/values/money.ts';
import { staffReaderOf } from '../../accounts/server/index.ts';
import { type Jobs, queueMail } from '../../emails/server/index.ts';
import { staffEmails } from '../messages/staff-emails/catalogues.ts';
import { readablePath } from '../counted-path.ts';
import { change as changeOf, OTHER } from '../figures.ts';
import type { Day } from '../../../lib/values/local-day.ts';
import { addDays } from '../../../lib/values/days.ts';
import { type Span, spanBefore } from '../local-days.ts';
import { topValues } from './figures-queries.ts';
import { figuresByDay, type SiteFacts, totalsOf } from './read-figures.ts';
import { claimWeek, readSettings } from './settings-queries.ts';

export interface WeeklyServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
  factsOf: (websiteId: string) => Promise<SiteFacts | null>;
}

const MOST_LINES = 5;

const emailWords = staffMessages(staffEmails);

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
    const reader = await staffReaderOf(tx, to);
    await queueMail(tx, services.jobs, site, {
      emailID: 'owner-weekly-figures',
      to,
      cause: `weekly-figures:${monday}`,
      language: reader.language,
      values: {
        ...(await valuesOf(tx, facts, span, reader)),
        adminLink: `${site.origin}/admin/analytics?from=${span.from}&to=${span.to}`,
      },
    });
    return true;
  });
}

async function valuesOf(tx: Tx, facts: SiteFacts, span: Span, reader: StaffReader) {
  const { locale } = reader;
  const words = emailWords(reader.language);
  const now = totalsOf(await figuresByDay(tx, facts, span));
  const before = totalsOf(await figuresByDay(tx, facts, spanBefore(span)));
  const count = new Intl.NumberFormat(withLatinDigits(locale));
  const money = (minor: number) => formatMoney(fromMinor(minor), facts.currency, locale);
  const line = (
    name: 'visitors' | 'visits' | 'views' | 'orders' | 'revenue' | 'bookings' | 'messages' | 'signups',
  ) => ({
    label: words[name],
    value: `${name === 'revenue' ? money(now[name]) : count.format(now[name])} (${changeWords(now[name], before[name], reader)})`,
  });
  // A figure that is zero in both weeks is left out.
  const rare = (['orders', 'revenue', 'bookings', 'messages', 'signups'] as const).filter(
    (name) => now[name] > 0 || before[name] > 0,
  );
  const top = await topValues(tx, ['path', 'source'], span, MOST_LINES);
  const rows = (by: 'path' | 'source') => {
    const lines = top
      .filter(({ dimension }) => dimension === by)
      .map(({ value, views, visits }) => ({
        label: value === OTHER ? words.other : by === 'path' ? readablePath(value) : value,
        value: count.format(by === 'path' ? views : visits),
      }));
    return lines.length > 0 ? lines : '';
  };
  return {
    week: weekWords(span, locale),
    visitors: count.format(now.visitors),
    figures: [{ ...line('visitors'), strong: true }, line('visits'), line('views'), ...rare.map(line)],
    pages: rows('path'),
    sources: rows('source'),
  };
}

function changeWords(now: number, before: number, { language, locale }: StaffReader): string {
  const words = emailWords(language);
  const change = changeOf(now, before);
  if (change === null) return now > 0 ? words.noneBefore : words.noChange;
  const rounded = Math.round(change);
  if (rounded === 0) return words.noChange;
  const by = new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent' }).format(
    Math.abs(rounded) / 100,
  );
  return rounded > 0 ? words.up({ by }) : words.down({ by });
}

const weekWords = ({ from, to }: Span, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { timeZone: 'UTC', dateStyle: 'long' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
