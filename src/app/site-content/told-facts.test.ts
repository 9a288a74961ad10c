import { expect, test } from 'vitest';
import { pounds } from '../demo/facts.ts';
import { demoContent } from '../demo/index.ts';
import { starters } from '../starters/index.ts';
import type { SiteContent } from './site-content.ts';

/** Amounts that pages may mention although the site doesn't charge them: dishes, memberships, parking, firing by weight. */
const others: Record<string, readonly string[]> = {
  demo: ['£1.20', '£6', '£8', '£12'],
  restaurant: '£4 £5 £7 £8 £9 £14 £15 £16 £17 £18 £19 £22 £38 £62'.split(' '),
  portfolio: ['£2,140'],
  association: ['£8', '£24', '£36', '£60'],
};

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
};

/** Everything that the site charges. */
function charged({ shop, bookings }: SiteContent): Set<string> {
  const amounts = (shop?.products ?? []).flatMap(({ price, compareAt, variants = [] }) => [
    price,
    compareAt,
    ...variants.map((variant) => variant.price),
  ]);
  for (const { price, deposit, durations = [] } of bookings?.services ?? [])
    amounts.push(price, deposit ?? 0, ...durations.map((choice) => choice.price));
  for (const { price, freeFrom, steps } of shop?.settings?.shipping?.zones.flatMap(
    ({ options }) => options,
  ) ?? [])
    amounts.push(price, freeFrom ?? 0, ...steps.map((step) => step.price));
  return new Set(amounts.filter((amount) => amount !== undefined && amount !== null).map(pounds));
}

const sites = [
  ['demo', demoContent] as const,
  ...starters.map(({ key, site }) => [key, site('Bramble & Daughters')] as const),
];

test.each(sites)('the pages of %s mention no sum that nobody is charged', (key, content) => {
  const known = new Set([...charged(content), ...(others[key] ?? [])]);
  const told = texts(content.pages).flatMap((text) => text.match(/£\d+(,\d{3})*(\.\d\d)?/g) ?? []);
  expect(told.filter((sum) => !known.has(sum))).toEqual([]);
  for (const other of others[key] ?? []) expect(told, 'is no longer mentioned').toContain(other);
});

test.each(sites)(
  '%s tells collectors the opening hours of its pages, and of no day to choose',
  (_, content) => {
    const shown = [...JSON.stringify(content.pages).matchAll(/\{"days":"([^"]+)","times":"([^"]+)"\}/g)].map(
      ([, days, times]) => `${days}, ${times}`,
    );
    const options = content.shop?.settings?.shipping?.zones.flatMap((zone) => zone.options) ?? [];
    for (const { kind, instructions } of options)
      if (kind === 'pickup') {
        const [, hours = ''] = /\. ([^.]+)\.$/.exec(instructions) ?? [];
        expect(shown).toEqual(expect.arrayContaining(hours.split('; ')));
      }
  },
);

const promises: Record<string, readonly string[]> = {
  plain: [],
  portfolio: [],
  // Requests for a table are answered sooner than other messages.
  restaurant: ['a few hours', 'two working days'],
};

test.each(sites)('%s promises an answer within the same time everywhere', (key, content) => {
  const promised = texts(content).flatMap((text) =>
    [...text.matchAll(/\b(?:answer|reply)[^.:]*? within ([a-z ]+)/g)].map(([, time]) => time),
  );
  expect([...new Set(promised)].toSorted()).toEqual(promises[key] ?? ['two working days']);
});

test('nothing can be booked in the demo on the days that its opening hours say are closed', () => {
  const services = demoContent.bookings?.services ?? [];
  expect(JSON.stringify(demoContent.pages)).toContain('Closed from 24 December to 3 January.');
  for (const { label, hours = [], closed = [], sessions = [] } of services) {
    if (hours.length > 0)
      expect(
        closed.map(({ from }) => from.slice(5)),
        label,
      ).toContain('12-24');
    for (const { date } of sessions)
      expect(date.slice(5) >= '12-24' || date.slice(5) <= '01-03', `${label} on ${date}`).toBe(false);
  }
});

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const written: Record<string, number> = {
  ...Object.fromEntries(NUMBERS.map((word, index) => [word, index])),
  a: 1,
};
Object.assign(written, { twelve: 12, 'twenty-four': 24, 'forty-eight': 48 });
const HOURS: Record<string, number> = { hour: 1, day: 24, week: 168 };

test.each(sites)(
  'the pages of %s promise no other notice for cancelling than is granted',
  (_, { pages, bookings }) => {
    const granted = (bookings?.services ?? []).map(({ cancelNoticeMinutes = 0 }) => cancelNoticeMinutes / 60);
    for (const words of texts(pages)) {
      if (!/cancel|reschedul|refund|pay nothing/i.test(words)) continue;
      for (const [told, count = '', unit = ''] of words.matchAll(/([\w-]+) (hour|day|week)s? before/gi))
        expect(granted, told).toContain((written[count.toLowerCase()] ?? Number(count)) * (HOURS[unit] ?? 0));
      // A promise without a service's name applies to all services.
      const [, count = '', unit = ''] = /cancel up to ([\w-]+) (hour|day|week)s? before/i.exec(words) ?? [];
      if (count) expect(new Set(granted)).toEqual(new Set([(written[count] ?? 0) * (HOURS[unit] ?? 0)]));
    }
  },
);

test.each(sites)('the pages of %s give as long to return things as the shop does', (_, { pages, shop }) => {
  const days = shop?.settings?.withdrawalDays ?? 14;
  const promise =
    /(?:we give you|from delivery to cancel; we give you|you have) (\d+)|within (\d+) days, (?=(?:if it’s )?unused)/gi;
  const told = texts(pages).flatMap((words) =>
    [...words.matchAll(promise)].map(([, given, within]) => Number(given ?? within)),
  );
  expect(told.filter((each) => each !== days)).toEqual([]);
  if (shop && days > 0 && !texts(pages).some((words) => /download/i.test(words)))
    expect(told.length).toBeGreaterThan(0);
});

test.each(sites)(
  'the pages of %s name no country as delivered to that is in no zone',
  (_, { pages, shop }) => {
    const zones = shop?.settings?.shipping?.zones.flatMap(({ countries }) => countries) ?? [];
    if (zones.includes('*')) return;
    const names = new Intl.DisplayNames('en-GB', { type: 'region' });
    const delivered = new Set(zones.map((code) => names.of(code) ?? code));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const elsewhere = letters
      .flatMap((one) => letters.map((other) => one + other))
      .map((code) => names.of(code) ?? code)
      // Not assigned, or another code of a country that is in a zone.
      .filter((name) => name.length > 2 && !delivered.has(name));
    const delivering = texts(pages).filter((words) => /deliver|postage|we post|we send/i.test(words));
    for (const words of delivering)
      expect(elsewhere.filter((country) => new RegExp(`\\b${country}\\b`).test(words))).toEqual([]);
    if (delivering.some((words) => /most of Europe/.test(words))) expect(zones.length).toBeGreaterThan(10);
  },
);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `9am`, `8:30am`, `5pm` as minutes of the day. */
function minutesOf(clock: string): number {
  const [, hours = '', minutes = '0', half] = /^(\d+)(?::(\d\d))?(am|pm)$/.exec(clock) ?? [];
  return ((Number(hours) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minutes);
}
const ofDay = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test('what the workshop opens for is within the hours that it tells', () => {
  const { pages, bookings } = starters.find(({ key }) => key === 'workshop')?.site('Cycles') ?? { pages: [] };
  const rows = JSON.stringify(pages).matchAll(/\{"days":"([^"]+)","times":"([^"]+)"\}/g);
  const open = new Map<number, [number, number]>();
  for (const [, days = '', times = ''] of rows) {
    const [from = '', to = ''] = times.split(' – ');
    const [first = '', last = first] = days.split(' to ');
    for (let day = DAYS.indexOf(first); day <= DAYS.indexOf(last); day += 1)
      if (to) open.set(day + 1, [minutesOf(from), minutesOf(to)]);
  }
  expect([...open.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { label, hours = [] } of bookings?.services ?? [])
    for (const { day, from, to } of hours) {
      const [opens, closes] = open.get(day) ?? [0, 0];
      expect([ofDay(from) >= opens, ofDay(to) <= closes], `${label} on ${DAYS[day - 1]}`).toEqual([
        true,
        true,
      ]);
    }
});
