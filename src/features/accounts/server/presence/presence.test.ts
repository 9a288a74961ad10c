import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { BEAT_MS, type Present } from '../../../../lib/values/presence.ts';
import { Presence } from './presence.ts';

let now = 0;
const told: (readonly Present[])[] = [];
const presence: Presence = new Presence(
  (at, subject) => told.push(presence.at(at, subject)),
  () => now,
);
afterEach(() => {
  now += 10 * BEAT_MS;
  presence.sweep();
  told.length = 0;
});

const [site, page, anna] = [randomUUID(), `page:${randomUUID()}` as const, randomUUID()];
const hear = (more: Partial<Present> & { site?: string; leaves?: boolean } = {}) =>
  presence.heard(
    JSON.stringify({
      site,
      subject: page,
      tab: randomUUID(),
      person: anna,
      name: 'Anna',
      block: null,
      typing: false,
      leaves: false,
      ...more,
    }),
  );

test('only what changes is told, and who is silent has left', () => {
  const tab = randomUUID();
  hear({ tab });
  hear({ tab });
  hear({ tab, block: 'title', typing: true });
  expect(told.map(([one]) => [one?.block, one?.typing])).toEqual([
    [null, false],
    ['title', true],
  ]);
  now += 2 * BEAT_MS;
  presence.sweep();
  expect(presence.at(site, page)).toHaveLength(1);
  now += BEAT_MS;
  presence.sweep();
  expect(presence.everyone(site)).toEqual([]);
  expect(told.at(-1)).toEqual([]);
});

test('a window of one account does not replace that of another', () => {
  const [tab, ben] = [randomUUID(), randomUUID()];
  hear({ tab });
  hear({ tab, person: ben, name: 'Ben' });
  hear({ tab, person: ben, leaves: true });
  expect(presence.everyone(site).map(({ name }) => name)).toEqual(['Anna']);
});

test('windows are bounded by account and by site', () => {
  for (let count = 0; count < 20; count += 1) hear();
  expect(presence.everyone(site)).toHaveLength(8);
  for (let count = 0; count < 300; count += 1) hear({ person: randomUUID() });
  expect(presence.everyone(site)).toHaveLength(200);
  expect(presence.at(site, page)).toHaveLength(50);
  hear({ site: randomUUID(), person: randomUUID() });
  expect(told.at(-1)).toHaveLength(1);
});

test('who goes from one subject to another is told at both', () => {
  const [tab, mail] = [randomUUID(), `mail:${randomUUID()}` as const];
  hear({ tab });
  hear({ tab, subject: mail });
  expect(presence.at(site, page)).toEqual([]);
  expect(presence.at(site, mail)).toHaveLength(1);
  hear({ tab, leaves: true });
  expect(presence.at(site, mail)).toHaveLength(1);
  expect(told.map((there) => there.length)).toEqual([1, 0, 1]);
});

test('a subject that this release does not know is passed over', () => {
  hear({ subject: 'poem:1' as never });
  hear({ subject: 'constructor:1' as never });
  expect(presence.everyone(site)).toEqual([]);
});
