import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToSubscribe } from '../server/newsletter/subscriber-queries.ts';
import type { Subscriber } from '../newsletter-contract.ts';
import { hashToken } from '../../../lib/http/sessions/session-cookie.ts';
import { type FormWorld, formWorld } from './world.ts';

let world: FormWorld;
const names = ['mia', 'zoe', 'ada', 'bob', 'eve'];
beforeAll(async () => {
  world = await formWorld();
  for (const name of names)
    await world.db.forWebsite(world.site.id, (tx) =>
      askToSubscribe(tx, { email: `${name}@example.com`, tokenHash: hashToken(name), consent: '' }),
    );
});
afterAll(() => world.close());

const list = async (query: object) =>
  (await world.boss.call('GET /api/subscribers', { query })).body as Subscriber[];
const nameOf = ({ email }: Subscriber) => email.split('@')[0] ?? '';

test.each([
  ['newest', names.toReversed()],
  ['email', names.toSorted()],
])('pages sorted by %s continue where the last one ended', async (sort, sorted) => {
  const read: Subscriber[] = [];
  for (const _ of [1, 2, 3]) {
    const after = read.at(-1)?._id;
    read.push(...(await list({ sort, limit: 2, ...(after ? { after } : {}) })));
  }
  expect(read.map(nameOf)).toEqual(sorted);
});

test('several people are unsubscribed, and several are deleted', async () => {
  const [ada, bob, eve] = await list({ sort: 'email' });
  const subscribers = [ada?._id, bob?._id];
  const left = await world.boss.call('PUT /api/subscribers', { body: { subscribers, status: 'left' } });
  expect((left.body as Subscriber[]).map(({ status }) => status)).toEqual(['left', 'left']);
  expect((await list({ status: 'left', sort: 'email' })).map(nameOf)).toEqual(['ada', 'bob']);
  const gone = await world.boss.call('POST /api/subscribers/delete', {
    body: { subscribers: [bob?._id, eve?._id] },
  });
  expect(gone.status).toBe(204);
  expect((await list({ sort: 'email' })).map(nameOf)).toEqual(['ada', 'mia', 'zoe']);
});
