import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, EntrySummary, OwnEntry } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const DAY = 86_400_000;
const dayFrom = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
const timeFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString();

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
  { key: 'glaze', label: 'Glaze', kind: 'choice', options: ['Ash', 'Tenmoku', 'Celadon'] },
  { key: 'maker', label: 'Maker', kind: 'text' },
  { key: 'cost', label: 'Cost', kind: 'number', shown: false },
  { key: 'friends', label: 'Friends', kind: 'entries', of: added._id },
];
const save = (changes: (field: (typeof fields)[number]) => object = () => ({})) =>
  done<ContentType>('PUT', `/api/content-types/${added._id}`, {
    fields: fields.map((field) => ({ ...field, ...changes(field) })),
  });
const type = await save();
const add = async (name: string, values: object) => {
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name,
    details: { values },
    shownAt: timeFrom(-10),
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});
  return entry;
};
const range = (from: number, to: number | null) => ({
  start: timeFrom(from),
  end: to === null ? null : timeFrom(to),
});
const a = await add('a', { price: 9, fired: dayFrom(-1), times: range(-9, -2), sold: true, glaze: 'Ash' });
const b = await add('b', {
  price: 10,
  fired: dayFrom(0),
  times: range(-9, 2),
  glaze: 'Tenmoku',
  maker: 'Anna',
});
await add('c', { price: 100, fired: dayFrom(3), times: range(0, null), friends: [a._id], cost: 7 });
await add('d', {});
// A draft isn’t found, whatever it has.
await done('POST', '/api/entries', { type: type._id, name: 'e', details: { values: { price: 9 } } });

interface List {
  entries: EntrySummary[];
  pages: number;
  total: number;
  until: string | null;
}
const reply = (asked: unknown, more: Record<string, string> = {}) =>
  visitor(
    'GET',
    `/api/entries?${new URLSearchParams({ type: 'pots', sort: 'name', fields: JSON.stringify(asked), ...more })}`,
  );
const ask = async (asked: unknown, more: Record<string, string> = {}) => {
  const got = await reply(asked, more);
  expect(got.status, got.text).toBe(200);
  return got.json() as List;
};
const names = async (asked: unknown, more?: Record<string, string>) =>
  (await ask(asked, more)).entries.map(({ name }) => name).join('');

describe('a list that visitors see', () => {
  test.each([
    [{}, 'abcd'],
    [{ glaze: 'Ash' }, 'a'],
    [{ glaze: { any: ['Ash', 'Tenmoku'] } }, 'ab'],
    [{ glaze: { not: ['Ash'] } }, 'bcd'],
    [{ glaze: { empty: true } }, 'cd'],
    [{ maker: { contains: 'NN' } }, 'b'],
    [{ maker: { not: 'Anna' } }, 'acd'],
    [{ sold: true }, 'a'],
    [{ sold: false }, 'bcd'],
    [{ price: { from: 10 } }, 'bc'],
    [{ friends: { any: [a._id] } }, 'c'],
    [{ price: { from: 10 }, sold: false, maker: 'anna' }, 'b'],
    [{ fired: { when: 'upcoming' } }, 'bc'],
    [{ fired: { when: 'past' } }, 'a'],
    // A show is on until its last day.
    [{ times: { when: 'upcoming' } }, 'bc'],
    [{ times: { when: 'past' } }, 'a'],
  ])('is narrowed to %j, with their number', async (asked, found) => {
    expect(await names(asked)).toBe(found);
    expect((await ask(asked)).total).toBe(found.length);
  });

  test('has the pages of what the filter finds', async () => {
    const asked = { sold: false };
    expect((await ask(asked, { limit: '2' })).pages).toBe(2);
    expect(await names(asked, { limit: '2' })).toBe('bc');
    expect(await names(asked, { limit: '2', page: '2' })).toBe('d');
  });

  test('ends at midnight where a filter is about today', async () => {
    expect((await ask({ sold: false })).until).toBeNull();
    for (const when of ['upcoming', 'past']) {
      const until = Date.parse((await ask({ fired: { when } })).until ?? '');
      expect(until - Date.now(), when).toBeGreaterThan(0);
      expect(until - Date.now(), when).toBeLessThanOrEqual(DAY + 3_600_000);
      expect(new Date(until).toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('00:00:00');
    }
  });

  test('doesn’t tell of fields that visitors don’t see, or of entries that not everybody can see', async () => {
    const hidden = await reply({ cost: { from: 1 } });
    const gone = await reply({ gone: { from: 1 } });
    expect([hidden.status, gone.status]).toEqual([400, 400]);
    expect(hidden.text.replaceAll('cost', '')).toBe(gone.text.replaceAll('gone', ''));
    await done('PUT', `/api/entries/${b._id}`, { access: 'signed-in' });
    for (const asked of [
      { maker: { contains: 'n' } },
      { maker: { not: 'Zoe' } },
      { sold: false },
      { price: { from: 10, to: 10 } },
    ])
      expect(await names(asked), JSON.stringify(asked)).not.toContain('b');
    expect(await names({})).toBe('abcd');
    await done('PUT', `/api/entries/${b._id}`, { access: 'everybody' });
    expect(await names({ maker: 'Anna' })).toBe('b');
  });

  test('refuses what isn’t a filter', async () => {
    for (const asked of [
      null,
      [],
      { price: { when: 'upcoming' } },
      { fired: { when: 'tomorrow' } },
      { fired: { when: 'past', from: dayFrom(0) } },
      { friends: { any: ['x'] } },
      { glaze: { any: [] } },
      { 'x");--': true },
      Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, true])),
    ])
      expect((await reply(asked)).status, JSON.stringify(asked)).toBe(400);
  });
});

describe('a block with filters', () => {
  let count = 0;
  const put = (filters: unknown) =>
    owner('POST', '/api/page/', {
      name: 'Shelf',
      slug: `shelf-${++count}`,
      blocks: [{ type: 'entryList', props: { type: type._id, filters } }],
    });
  const path = 'blocks.0.props.filters';

  test('keeps them, up to what an address can hold', async () => {
    const filters = { glaze: { any: ['Ash'] }, fired: { when: 'upcoming' } };
    const saved = await put(filters);
    expect(saved.status, saved.text).toBe(201);
    const { _id } = saved.json() as { _id: string };
    await done('POST', `/api/page/${_id}/publish`, {});
    const page = await visitor('GET', `/api/page?slug=shelf-${count}`);
    expect(page.json()).toMatchObject({ blocks: [{ props: { filters } }] });
    expect((await put({ maker: { contains: '陶'.repeat(300) } })).status).toBe(201);
    const long = await put({ maker: { contains: '陶'.repeat(300) }, place: { contains: '陶'.repeat(300) } });
    expect(long.status).toBe(400);
    expect(long.text).toContain('These filters are too long together.');
  });

  test.each([
    ['that is no filter', { price: { above: 1 } }, `${path}.price`],
    ['with text instead of references', { price: { any: [{ id: 1 }] } }, `${path}.price`],
    ['with a name that no field has', { 'a b': true }, path],
    ['that isn’t an object', 'x', path],
    [
      'of a thousand fields',
      Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, true])),
      path,
    ],
    ['with a long text', { maker: { contains: 'x'.repeat(301) } }, `${path}.maker`],
    ['with a text that PostgreSQL can’t store', { maker: { contains: '\0' } }, `${path}.maker`],
  ])('is refused %s, with a sentence at its place', async (_, filters, at) => {
    const refused = await put(filters);
    expect(refused.status, refused.text).toBe(400);
    expect(Object.keys((refused.json() as { fields: object }).fields)[0]).toMatch(
      new RegExp(`^${at.replaceAll('.', '\\.')}`),
    );
  });

  test('is refused when it is larger than a page', async () => {
    expect((await put({ maker: { contains: 'x'.repeat(10_000_000) } })).status).toBe(413);
  });

  test('finds nothing by references of another site', async () => {
    const [foreign] = (
      await world.ask({
        host: world.two.host,
        method: 'GET',
        path: '/api/content-types',
        cookie: world.two.owner.cookie,
      })
    ).json() as ContentType[];
    expect(foreign).toBeDefined();
    expect(await names({ friends: { any: [foreign?._id] } })).toBe('');
  });
});

test('a filter finds nothing while its field is retired, hidden or of another kind, and finds again later', async () => {
  const asked = { glaze: { any: ['Ash'] } };
  for (const changes of [{ retired: true }, { shown: false }, { kind: 'number', options: [] }]) {
    await save(({ key }) => (key === 'glaze' ? changes : {}));
    expect((await reply(asked)).status, JSON.stringify(changes)).toBe(400);
    await save();
    expect(await names(asked)).toBe('a');
  }
});
