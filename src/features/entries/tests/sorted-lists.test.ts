import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, EntrySummary, OwnEntry } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const DAY = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const timeFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString();

interface List {
  entries: EntrySummary[];
  pages: number;
  total: number;
  until: string | null;
}
const ask = async (query: string) => {
  const reply = await visitor('GET', `/api/entries?type=pots&${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as List;
};
const names = async (query: string) => (await ask(query)).entries.map(({ name }) => name).join(' ');

const added = await done<ContentType>('POST', '/api/content-types', {
  kind: 'other',
  name: 'Pot',
  plural: 'Pots',
  slug: 'pots',
  inMenu: false,
});
const fields = [
  { key: 'price', label: 'Price', kind: 'money' },
  { key: 'fired', label: 'Fired', kind: 'date' },
  { key: 'shown_at', label: 'On show', kind: 'dateRange' },
  { key: 'secret', label: 'Cost', kind: 'number', shown: false },
  { key: 'glaze', label: 'Glaze', kind: 'text' },
];
const type = await done<ContentType>('PUT', `/api/content-types/${added._id}`, { fields });
const add = async (name: string, values: object, more: object = {}) => {
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name,
    details: { values },
    ...more,
  });
  await owner('POST', `/api/page/${entry._id}/publish`, {});
  return entry;
};
const range = (from: number, to: number) => ({ start: timeFrom(from), end: timeFrom(to) });
await add(
  'beta',
  { price: 9.5, fired: dayFrom(-10), shown_at: range(-5, -4), secret: 3 },
  { shownAt: timeFrom(-30) },
);
await add(
  'Alpha',
  { price: 10, fired: dayFrom(5), shown_at: range(-1, 1), secret: 1 },
  { shownAt: timeFrom(-20) },
);
await add('delta', { fired: dayFrom(2), secret: 2 }, { shownAt: timeFrom(-10), pinned: true });
await add(
  'Gamma',
  { price: 100, fired: dayFrom(-3), shown_at: range(3, 4), secret: 0 },
  { shownAt: timeFrom(-40) },
);

test('a list is in the usual order unless another one is asked for', async () => {
  expect(await names('')).toBe('delta Alpha beta Gamma');
  expect(await names('sort=usual&field=price')).toBe('delta Alpha beta Gamma');
  expect(await names('sort=newest')).toBe('delta Alpha beta Gamma');
  expect(await names('sort=oldest')).toBe('Gamma beta Alpha delta');
  expect(await names('sort=name')).toBe('Alpha beta delta Gamma');
});

describe('a list in the order of a field', () => {
  test('of amounts is by their size, with entries without one at the end', async () => {
    expect(await names('sort=rising&field=price')).toBe('beta Alpha Gamma delta');
    expect(await names('sort=falling&field=price')).toBe('Gamma Alpha beta delta');
  });

  test('of dates begins with the next one, and is over at midnight', async () => {
    expect(await names('sort=rising&field=fired')).toBe('delta Alpha Gamma beta');
    expect(await names('sort=falling&field=fired')).toBe('Alpha delta Gamma beta');
    const until = Date.parse((await ask('sort=rising&field=fired')).until ?? '');
    expect(until - Date.now()).toBeGreaterThan(0);
    expect(until - Date.now()).toBeLessThanOrEqual(DAY + 3_600_000);
    expect((await ask('sort=falling&field=fired')).until).toBeNull();
  });

  test('of times begins with what isn’t over, until that is', async () => {
    expect(await names('sort=rising&field=shown_at')).toBe('Alpha Gamma beta delta');
    const until = Date.parse((await ask('sort=rising&field=shown_at')).until ?? '');
    expect(Math.abs(until - Date.now() - DAY)).toBeLessThan(60_000);
  });

  test('doesn’t tell of what visitors don’t see', async () => {
    for (const field of ['secret', 'glaze', 'gone', 'constructor', 'a%20b', "x');--"])
      expect(await names(`sort=rising&field=${field}`), field).toBe('delta Alpha beta Gamma');
    const [cheapest] = (await ask('sort=rising&field=price')).entries;
    await done('PUT', `/api/entries/${cheapest?._id}`, { access: 'signed-in' });
    expect(await names('sort=rising&field=price')).toMatch(/^Alpha Gamma /);
    await done('PUT', `/api/entries/${cheapest?._id}`, { access: 'everybody' });
    for (const query of ['sort=random', `sort=rising&field=${'x'.repeat(41)}`])
      expect((await visitor('GET', `/api/entries?type=pots&${query}`)).status, query).toBe(400);
  });

  test('shows each entry on one page, however many are equal', async () => {
    for (let at = 0; at < 7; at += 1) await add('Same', { price: 50, fired: dayFrom(9) });
    for (const sort of [
      'sort=name',
      'sort=oldest',
      'sort=rising&field=price',
      'sort=falling&field=price',
      'sort=rising&field=fired',
      'sort=falling&field=shown_at',
    ]) {
      const { pages, total } = await ask(`${sort}&limit=3`);
      const seen = new Set<string>();
      for (let page = 1; page <= pages; page += 1)
        for (const { _id } of (await ask(`${sort}&limit=3&page=${page}`)).entries) seen.add(_id);
      expect({ sort, seen: seen.size }).toEqual({ sort, seen: total });
    }
  });

  test('is in the usual order once the field is retired', async () => {
    await done('PUT', `/api/content-types/${type._id}`, {
      fields: fields.map((field) => ({ ...field, retired: field.key === 'price' })),
    });
    expect(await names('sort=rising&field=price')).toBe(await names(''));
  });
});

test('a page with a sorted list shows it in that order, page by page', async () => {
  const page = await done<{ _id: string }>('POST', '/api/page/', {
    name: 'Pots by date',
    slug: 'pots-by-date',
    blocks: [
      {
        type: 'entryList',
        props: { type: type._id, count: 2, paging: true, sort: 'rising', field: 'fired', title: '' },
      },
    ],
  });
  expect((await owner('POST', `/api/page/${page._id}/publish`, {})).status).toBe(200);
  const reply = await visitor('GET', '/api/page?slug=pots-by-date');
  expect(reply.text).toContain('"sort":"rising"');
});
