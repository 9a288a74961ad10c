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
  { key: 'notes', label: 'Notes', kind: 'multiline' },
  { key: 'photo', label: 'Photo', kind: 'picture' },
  { key: 'photos', label: 'Photos', kind: 'gallery' },
  { key: 'story', label: 'Story', kind: 'richText' },
  { key: 'venue', label: 'Venue', kind: 'place' },
  { key: 'site', label: 'Website', kind: 'link' },
  { key: 'friends', label: 'Friends', kind: 'entries', of: added._id },
  { key: 'goods', label: 'Goods', kind: 'products' },
];
const save = (changes: (field: (typeof fields)[number]) => object) =>
  done<ContentType>('PUT', `/api/content-types/${added._id}`, {
    fields: fields.map((field) => ({ ...field, ...changes(field) })),
  });
const type = await save(() => ({}));
const add = (name: string, values: object) =>
  done<OwnEntry>('POST', '/api/entries', { type: type._id, name, details: { values } });
const zoe = await add('a', {
  price: 9,
  fired: '2026-01-31',
  sold: true,
  glaze: 'Red',
  maker: 'zoe',
  old: 1,
  notes: '50% off\nfired_twice',
  photo: { src: '/images/a.jpg', alt: '' },
  photos: [{ src: '/images/a.jpg', alt: '' }],
  story: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Once' }] }] },
  venue: { name: 'Hall', address: '', href: '' },
  site: 'https://zoe.example',
});
await add('b', {
  price: 10,
  fired: '2026-02-01',
  glaze: 'Blue, light',
  maker: 'Anna',
  times: { start: '2026-05-01T22:30:00.000Z', end: null, allDay: false },
});
await add('c', { price: 100, sold: false, friends: [zoe._id], notes: '50 off', maker: 'É\\lan' });
const nobody = '00000000-0000-4000-8000-000000000000';
// What clearing the fields leaves.
await add('d', {
  notes: '',
  photo: null,
  photos: [],
  friends: [nobody],
  story: { type: 'doc', content: [{ type: 'paragraph' }] },
});

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
    [{ price: { not: 9 } }, 'bcd'],
    [{ fired: { not: '2026-01-31' } }, 'bcd'],
    [{ times: { not: '2026-05-01' } }, 'acd'],
    [{ glaze: { not: 'Red' } }, 'bcd'],
    [{ glaze: { not: ['Red', 'Blue, light'] } }, 'cd'],
    [{ glaze: { any: ['Red', 'Blue, light', 'Gone'] } }, 'ab'],
    [{ maker: 'Zoe ' }, 'a'],
    [{ maker: 'zo' }, ''],
    [{ maker: { not: 'ZOE' } }, 'bcd'],
    [{ maker: { contains: 'N' } }, 'bc'],
    [{ maker: { contains: 'é\\L' } }, 'c'],
    [{ maker: { contains: '_' } }, ''],
    [{ notes: { contains: '%' } }, 'a'],
    [{ notes: { contains: '50% OFF\nfired_' } }, 'a'],
    [{ notes: { contains: "'; drop table entries; --" } }, ''],
    [{ friends: { any: [zoe._id] } }, 'c'],
    [{ friends: { any: [zoe._id.toUpperCase(), nobody] } }, 'cd'],
    [{ friends: { not: [zoe._id] } }, 'abd'],
    [{ goods: { any: [nobody] } }, ''],
    [{ goods: { not: [nobody] } }, 'abcd'],
    ...(
      [
        ['price', 'd'],
        ['fired', 'cd'],
        ['times', 'acd'],
        ['glaze', 'cd'],
        ['maker', 'd'],
        ['notes', 'bd'],
        ['photo', 'bcd'],
        ['photos', 'bcd'],
        ['story', 'bcd'],
        ['venue', 'bcd'],
        ['site', 'bcd'],
        ['friends', 'ab'],
        ['goods', 'abcd'],
      ] as const
    ).flatMap(([key, found]): [object, string][] => [
      [{ [key]: { empty: true } }, found],
      [{ [key]: { empty: false } }, [...'abcd'].filter((name) => !found.includes(name)).join('')],
    ]),
  ])('is narrowed to %j', async (asked, found) => {
    expect(await names(asked)).toBe(found);
  });

  test('is in the order of a field, entries without a value last', async () => {
    expect(await names(null, { sort: 'rising', field: 'price' })).toBe('abcd');
    expect(await names(null, { sort: 'falling', field: 'price' })).toBe('cbad');
    expect((await names(null, { sort: 'rising', field: 'maker' })).slice(0, 2)).toBe('ba');
    expect((await names(null, { sort: 'falling', field: 'fired' })).slice(0, 2)).toBe('ba');
  });

  test('reads what was stored for another kind as the field shows it', async () => {
    const was: Record<string, string> = { maker: 'richText', site: 'text', glaze: 'number' };
    const other = await done<ContentType>('POST', '/api/content-types', {
      kind: 'other',
      name: 'Jug',
      plural: 'Jugs',
      inMenu: false,
    });
    const put = (kinds: Readonly<Record<string, string>>) =>
      done<ContentType>('PUT', `/api/content-types/${other._id}`, {
        fields: [
          { key: 'maker', label: 'Maker', kind: 'text' },
          { key: 'site', label: 'Website', kind: 'link' },
          { key: 'glaze', label: 'Glaze', kind: 'choice', options: ['7', '8'] },
        ].map((field) => ({ ...field, kind: kinds[field.key] ?? field.kind })),
      });
    await put(was);
    const doc = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    for (const [name, values] of [
      ['a', { maker: doc('Zoe'), site: 'https://zoe.example', glaze: 7 }],
      ['b', { maker: doc(' '), site: 'not yet', glaze: 9 }],
    ] as const)
      await done<OwnEntry>('POST', '/api/entries', { type: other._id, name, details: { values } });
    await put({});
    const found = async (asked: object) => {
      const query = new URLSearchParams({ fields: JSON.stringify(asked), sort: 'name' });
      const reply = await owner('GET', `/api/content-types/${other._id}/entries?${query}`);
      return (reply.json() as { entries: OwnEntry[] }).entries.map(({ name }) => name).join('');
    };
    expect(await found({ maker: 'zoe' })).toBe('a');
    expect(await found({ maker: { contains: 'Zo' } })).toBe('a');
    expect(await found({ glaze: '7' })).toBe('a');
    expect(await found({ glaze: { any: ['7', '8'] } })).toBe('a');
    for (const key of ['maker', 'site', 'glaze'])
      expect(await found({ [key]: { empty: true } }), key).toBe('b');
  });

  test('takes texts of the longest kind, in any script', async () => {
    expect(await names({ maker: { contains: '陶'.repeat(300) } })).toBe('');
    expect(await names({ notes: { contains: '%_\\'.repeat(100) } })).toBe('');
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
    '{"notes":"twice"}',
    '{"sold":{"empty":true}}',
    '{"sold":{"not":"Red"}}',
    '{"price":{"contains":"9"}}',
    '{"price":{"not":"9"}}',
    '{"price":{"not":"2026-01-01"}}',
    '{"fired":{"not":"soon"}}',
    '{"fired":{"not":9}}',
    '{"maker":{"any":["zoe"]}}',
    '{"maker":{"contains":""}}',
    '{"maker":{"contains":"  "}}',
    '{"maker":{"contains":"a","empty":true}}',
    '{"maker":{"contains":"a\\u0000b"}}',
    '{"maker":"\\ud800"}',
    '{"glaze":{"any":[]}}',
    '{"glaze":{"any":"Red"}}',
    '{"friends":{"any":["zoe"]}}',
    '{"friends":{"contains":"zoe"}}',
    '{"friends":"zoe"}',
    '{"photo":"/a.jpg"}',
    '{"photo":{}}',
    `{"maker":{"contains":"${'x'.repeat(301)}"}}`,
    `{"glaze":{"any":[${'"Red",'.repeat(20)}"Red"]}}`,
    '{"price":"9"}',
    '{"price":{"from":"2026-01-01"}}',
    '{"fired":{"from":1}}',
    '{"fired":{"from":"2026-02-30"}}',
    '{"price":{"from":1,"or":2}}',
    `{"glaze":"${'x'.repeat(301)}"}`,
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

describe('records that a field can refer to', () => {
  const records = (query: Record<string, string>) =>
    owner('GET', `/api/content-types/${type._id}/records?${new URLSearchParams(query)}`);
  const said = async (query: Record<string, string>) =>
    (await records({ field: 'friends', ...query })).json() as { _id: string; name: string }[];

  test('are found by a part of their names, and named by their IDs', async () => {
    expect((await said({})).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    // Nobody has published it.
    expect(await said({ q: 'A' })).toEqual([{ _id: zoe._id, name: 'a', hidden: true }]);
    expect(await said({ q: '%' })).toEqual([]);
    expect(await said({ ids: `${zoe._id},${nobody}` })).toEqual([{ _id: zoe._id, name: 'a', hidden: true }]);
  });

  test('are those of the site, of fields that refer to some', async () => {
    const [ours] = await done<{ _id: string }[]>('GET', '/api/products?limit=1');
    const [theirs] = await callsOn(world, world.two).done<{ _id: string }[]>('GET', '/api/products?limit=1');
    const goods = await said({ field: 'goods', ids: `${ours?._id},${theirs?._id}` });
    expect(goods.map(({ _id }) => _id)).toEqual([ours?._id]);
    expect((await records({ field: 'price' })).json()).toEqual([]);
    for (const field of ['old', 'gone']) expect((await records({ field })).status, field).toBe(404);
    for (const query of [{}, { field: 'friends', ids: 'x' }, { field: '__proto__' }])
      expect((await records(query as Record<string, string>)).status).toBe(400);
  });
});
