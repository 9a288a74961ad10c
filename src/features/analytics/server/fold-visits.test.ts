import { expect, test } from 'vitest';
import { type Count, type Event, foldVisits, MOST_VIEWS, type Visit } from './fold-visits.ts';

const start = Date.parse('2026-11-02T10:00:00Z');
const minutes = (count: number) => start + count * 60_000;
const view = (path: string, at: number, visitor = 'ann'): Event => ({
  kind: 'view',
  websiteId: 'site',
  day: '2026-11-02',
  at,
  visitor,
  path,
  facts: { source: 'Google', device: 'phone' },
});
const count = (counts: readonly Count[], dimension: string, value = '', grain = 'd') => {
  const found = counts.find(
    (each) => each.dimension === dimension && each.value === value && each.grain === grain,
  );
  return Object.fromEntries(Object.entries(found?.add ?? {}).filter(([, by]) => by !== 0));
};

test('pages that follow each other are one visit; after half an hour comes the next', async () => {
  const { counts, hours } = await foldVisits(
    [view('/', start), view('/shop', minutes(5)), view('/about', minutes(40)), view('/', minutes(1), 'ben')],
    new Map(),
  );
  expect(count(counts, '')).toEqual({ visitors: 2, visits: 3, views: 4, bounces: 2 });
  expect(count(counts, '', '', 'm')).toEqual({ visitors: 2, visits: 3, views: 4, bounces: 2 });
  expect(count(counts, 'entry', '/')).toEqual({ visits: 2, bounces: 1 });
  expect(count(counts, 'exit', '/shop')).toEqual({ visits: 1 });
  expect(count(counts, 'exit', '/')).toEqual({ visits: 1 });
  expect(count(counts, 'source', 'Google')).toEqual({ visitors: 2, visits: 3, bounces: 2 });
  expect(hours).toEqual([
    { websiteId: 'site', hour: '2026-11-02T10:00:00.000Z', visitors: 2, visits: 3, views: 4 },
  ]);
});

test('what comes in two parts adds up to what comes at once', async () => {
  const events = [
    view('/', start),
    view('/shop', minutes(5)),
    view('/', minutes(9)),
    view('/x', minutes(60)),
  ];
  const sum = async (parts: readonly (readonly Event[])[]) => {
    const known = new Map<string, Visit>();
    const all: Record<string, number> = {};
    for (const part of parts)
      for (const { grain, dimension, value, add } of (await foldVisits(part, known)).counts)
        for (const [name, by] of Object.entries(add))
          all[`${grain} ${dimension} ${value} ${name}`] =
            (all[`${grain} ${dimension} ${value} ${name}`] ?? 0) + by;
    return Object.fromEntries(Object.entries(all).filter(([, by]) => by !== 0));
  };
  const whole = await sum([events]);
  for (let cut = 1; cut < events.length; cut++)
    expect(await sum([events.slice(0, cut), events.slice(cut)])).toEqual(whole);
});

test('time and width are added to a visit that is known, within reason', async () => {
  const known = new Map<string, Visit>();
  await foldVisits([view('/', start)], known);
  const leave = (seconds: number, visitor = 'ann'): Event => ({
    kind: 'leave',
    websiteId: 'site',
    day: '2026-11-02',
    at: minutes(2),
    visitor,
    path: '/',
    seconds,
    screen: 'up to 599',
  });
  const { counts } = await foldVisits([leave(30), leave(80_000), leave(5, 'nobody')], known);
  expect(count(counts, '')).toEqual({ seconds: 1_830 });
  expect(count(counts, 'path', '/')).toEqual({ seconds: 1_830 });
  expect(count(counts, 'screen', 'up to 599')).toEqual({ visits: 1 });
});

test('results go to where the visit came from, and orders wait until they are paid', async () => {
  const known = new Map<string, Visit>();
  const result = (kind: 'order' | 'message', visitor = 'ann'): Event => ({
    kind,
    websiteId: 'site',
    day: '2026-11-02',
    at: minutes(2),
    visitor,
    subjectId: kind,
  });
  const { counts, causes } = await foldVisits(
    [view('/', start), result('message'), result('order'), result('order', 'nobody')],
    known,
  );
  expect(count(counts, 'source', 'Google')).toMatchObject({ messages: 1 });
  expect(count(counts, 'entry', '/')).toMatchObject({ messages: 1 });
  expect(causes).toEqual([
    expect.objectContaining({
      kind: 'order',
      subjectId: 'order',
      facts: { source: 'Google', device: 'phone', entry: '/' },
    }),
  ]);
});

test('nobody looks at more pages on one day than a person can', async () => {
  const { counts } = await foldVisits(
    Array.from({ length: MOST_VIEWS + 50 }, (_, index) => view(`/${index % 3}`, start + index)),
    new Map(),
  );
  expect(count(counts, '')).toMatchObject({ visits: 1, views: MOST_VIEWS });
});
