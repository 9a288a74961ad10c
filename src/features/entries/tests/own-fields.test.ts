import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { owner, done } = callsOn(world, world.one);

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
  { key: 'times', label: 'On show', kind: 'dateRange' },
  { key: 'sold', label: 'Sold', kind: 'toggle' },
  { key: 'glaze', label: 'Glaze', kind: 'choice', options: ['Blue, light', 'Red'] },
  { key: 'maker', label: 'Maker', kind: 'text' },
  { key: 'old', label: 'Old', kind: 'number' },
];
const save = (changes: (field: (typeof fields)[number]) => object) =>
  done<ContentType>('PUT', `/api/content-types/${added._id}`, {
    fields: fields.map((field) => ({ ...field, ...changes(field) })),
  });
const type = await save(() => ({}));
const add = (name: string, values: object) =>
  done<OwnEntry>('POST', '/api/entries', { type: type._id, name, details: { values } });
await add('a', { price: 9, fired: '2026-01-31', sold: true, glaze: 'Red', maker: 'zoe', old: 1 });
await add('b', {
  price: 10,
  fired: '2026-02-01',
  glaze: 'Blue, light',
  maker: 'Anna',
  times: { start: '2026-05-01T22:30:00.000Z', end: null, allDay: false },
});
await add('c', { price: 100, sold: false });
await add('d', {});

const path = `/api/content-types/${type._id}/entries`;
const ask = (query: Record<string, string>) => owner('GET', `${path}?${new URLSearchParams(query)}`);
const names = async (asked: object | null, more: Record<string, string> = { sort: 'name' }) => {
  const reply = await ask({ ...(asked ? { fields: JSON.stringify(asked) } : {}), ...more });
  expect(reply.status, reply.text).toBe(200);
  const { entries, total } = reply.json() as { entries: OwnEntry[]; total: number };
  expect(total).toBe(entries.length);
  return entries.map(({ name }) => name).join('');
};

describe('the list of the owner', () => {
  test.each([
    [{ glaze: 'Red' }, 'a'],
    [{ glaze: 'Blue, light' }, 'b'],
    [{ glaze: 'Gone' }, ''],
    [{ sold: true }, 'a'],
    [{ sold: false }, 'bcd'],
    [{ price: { from: 10 } }, 'bc'],
    [{ price: { to: 10 } }, 'ab'],
    [{ price: { from: 9.5, to: 10 } }, 'b'],
    [{ price: {} }, 'abc'],
    [{ fired: { from: '2026-02-01' } }, 'b'],
    [{ fired: { from: '2026-01-01', to: '2026-01-31' } }, 'a'],
    // In the time zone of the site, London in summer.
    [{ times: { from: '2026-05-01', to: '2026-05-01' } }, 'b'],
    [{ sold: false, price: { from: 50 } }, 'c'],
  ])('is narrowed to %j', async (asked, found) => {
    expect(await names(asked)).toBe(found);
  });

  test('is in the order of a field, entries without a value last', async () => {
    expect(await names(null, { sort: 'rising', field: 'price' })).toBe('abcd');
    expect(await names(null, { sort: 'falling', field: 'price' })).toBe('cbad');
    expect((await names(null, { sort: 'rising', field: 'maker' })).slice(0, 2)).toBe('ba');
    expect((await names(null, { sort: 'falling', field: 'fired' })).slice(0, 2)).toBe('ba');
  });

  test('exports what a filter finds', async () => {
    const query = new URLSearchParams({ fields: JSON.stringify({ price: { from: 10 } }) });
    const { entries } = (await owner('GET', `${path}.json?${query}`)).json() as { entries: unknown[] };
    expect(entries).toHaveLength(2);
  });

  test.each([
    'x',
    '[]',
    '{"gone":true}',
    '{"__proto__":true}',
    '{"maker":"zoe"}',
    '{"price":"9"}',
    '{"price":{"from":"2026-01-01"}}',
    '{"fired":{"from":1}}',
    '{"fired":{"from":"2026-02-30"}}',
    '{"price":{"from":1,"or":2}}',
    `{"glaze":"${'x'.repeat(100)}"}`,
    `{"price":${'['.repeat(900)}`,
  ])('refuses to ask %s', async (text) => {
    for (const call of [path, `${path}.csv`])
      expect((await owner('GET', `${call}?${new URLSearchParams({ fields: text })}`)).status).toBe(400);
  });

  test('by a retired field is refused as a filter, and no order', async () => {
    await save(({ key }) => ({ retired: key === 'old' }));
    expect((await ask({ fields: '{"old":{"from":1}}' })).status).toBe(400);
    expect(await names(null, { sort: 'rising', field: 'old' })).toBe(await names(null, {}));
  });
});
