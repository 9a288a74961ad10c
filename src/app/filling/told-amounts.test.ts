import { expect, test } from 'vitest';
import { pounds } from '../demo/facts.ts';
import { demoContent } from '../demo/index.ts';
import { starters } from '../starters/index.ts';
import type { SiteContent } from './site-content.ts';

/** Sums that pages may mention although nothing here charges them: dishes, memberships, parking, firing by weight. */
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

/** Everything that this site really charges. */
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

test.each([
  ['demo', demoContent] as const,
  ...starters.map(({ key, site }) => [key, site('Bramble & Daughters')] as const),
])('the pages of %s mention no sum that nobody is charged', (key, content) => {
  const known = new Set([...charged(content), ...(others[key] ?? [])]);
  const told = texts(content.pages).flatMap((text) => text.match(/£\d+(,\d{3})*(\.\d\d)?/g) ?? []);
  expect(told.filter((sum) => !known.has(sum))).toEqual([]);
  for (const other of others[key] ?? []) expect(told, 'is no longer mentioned').toContain(other);
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
