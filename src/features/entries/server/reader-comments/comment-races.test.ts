import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { whileLocked } from '../../../../../tests/support/while-locked.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { ContentType, OwnEntry } from '../../entry-shapes.ts';
import type { ReaderComment } from '../../reader-comments-contract.ts';
import { removeOwn } from './comment-removal-queries.ts';
import { insertComment, moveComments, type NewComment } from './reader-comment-queries.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);
const { db } = world.app;
const { id: site } = world.one;
const accountId = world.one.customer.id;

let type: ContentType;
let entry: string;
const set = (comments: object) =>
  done('PUT', `/api/content-types/${type._id}`, { settings: { description: '', comments } });
const addEntry = async (name: string) => {
  const { _id } = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name });
  await done('POST', `/api/page/${_id}/publish`, {});
  return _id;
};
type List = { total: number; pages: number; comments: ReaderComment[] };
const shown = async (id: string, page = 1) =>
  (await visitor('GET', `/api/entries/${id}/comments?page=${page}`)).json() as List;
const comment = (tx: Tx, body: string, more: Partial<NewComment> = {}) =>
  insertComment(tx, {
    pageId: entry,
    parent: undefined,
    accountId,
    staff: false,
    name: 'Ada',
    email: null,
    body,
    spamReason: '',
    tokenHash: null,
    language: null,
    ...more,
  });
const add = async (body: string, more: Partial<NewComment> = {}) =>
  (await db.forWebsite(site, (tx) => comment(tx, body, more)))?.id ?? '';
const state = async (id: string) => {
  const { rows } = await db.forWebsite(site, (tx) =>
    sql<{
      state: string;
    }>`select state from entry_comments where website_id = ${site} and id = ${id}`.execute(tx),
  );
  return rows[0]?.state;
};

beforeAll(async () => {
  const body = { kind: 'post', slug: 'diary', inMenu: false };
  type = await done<ContentType>('POST', '/api/content-types', body);
  await set({ on: true, hold: 'none' });
  entry = await addEntry('Races');
});

test('a thousand comments at once of one network: forty are taken, and exactly those are counted', async () => {
  const crowded = await addEntry('Crowded');
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      customer('POST', `/api/entries/${crowded}/comments`, { body: `Number ${n}` }),
    ),
  );
  const limited = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(40);
  expect(limited).toHaveLength(960);
  expect(limited[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(await shown(crowded)).toMatchObject({ total: 40, pages: 1 });
});

test('a thousand comments of many networks, twenty at any time, are all there once, page by page', async () => {
  const crowded = await addEntry('Loved');
  const writer = async (_: unknown, first: number) => {
    for (let n = first; n < 1_000; n += 20) await add(`Number ${n}`, { pageId: crowded });
  };
  await Promise.all(Array.from({ length: 20 }, writer));
  const first = await shown(crowded);
  expect(first).toMatchObject({ total: 1_000, pages: 20 });
  const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => shown(crowded, n + 1)));
  const bodies = pages.flatMap(({ comments }) => comments.map(({ body }) => body));
  expect(bodies).toHaveLength(1_000);
  expect(new Set(bodies).size).toBe(1_000);
});

test('a comment that is answered while it is deleted keeps its place, and the reply stays', async () => {
  const first = await add('Question');
  const reply: { id?: string | undefined } = {};
  const lock = {
    execute: async (tx: Tx) => (reply.id = (await comment(tx, 'Answer', { parent: first }))?.id),
  };
  const deleted = await whileLocked(db, site, lock, 1, () =>
    customer('DELETE', `/api/entry-comment/${first}`),
  );
  expect(deleted.status).toBe(204);
  expect(await state(first)).toBe('deleted');
  expect(await state(reply.id ?? '')).toBe('published');
});

test('a comment that is erased while somebody answers its reply keeps its place', async () => {
  const first = await add('Question');
  const reply = await add('Answer', { parent: first });
  await db.forWebsite(site, (tx) => moveComments(tx, [first], 'trash'));
  const late: { id?: string | undefined } = {};
  const lock = {
    execute: async (tx: Tx) => (late.id = (await comment(tx, 'Late', { parent: reply }))?.id),
  };
  const erased = await whileLocked(db, site, lock, 1, () =>
    owner('POST', '/api/entry-comments/erase', { comments: [first] }),
  );
  expect(erased.status).toBe(200);
  expect(await state(late.id ?? '')).toBe('published');
});

test('nobody answers a comment that is being deleted or moved to the trash', async () => {
  for (const take of [
    (id: string) => (tx: Tx) => removeOwn(tx, id, accountId),
    (id: string) => (tx: Tx) => moveComments(tx, [id], 'trash'),
  ]) {
    const first = await add('Question');
    const late = await whileLocked(db, site, { execute: take(first) }, 1, () =>
      db.forWebsite(site, (tx) => comment(tx, 'Too late', { parent: first })),
    );
    expect(late).toBeUndefined();
  }
});

test('a reply whose address is confirmed when its comment is in the trash waits for the owner', async () => {
  const first = await add('Question');
  const token = newToken();
  const more = { parent: first, accountId: null, email: 'slow@example.com', tokenHash: hashToken(token) };
  const reply = await add('Slow', more);
  const lock = { execute: (tx: Tx) => moveComments(tx, [first], 'trash') };
  const confirmed = await whileLocked(db, site, lock, 1, () =>
    visitor('POST', '/api/entry-comments/confirm', { token }),
  );
  expect(confirmed.json()).toMatchObject({ outcome: 'pending' });
  expect(await state(reply)).toBe('pending');
});

test('no comment is added after the owner has turned comments off', async () => {
  const off = JSON.stringify({ description: '', comments: { on: false } });
  const lock = sql`update content_types set settings = ${off}::jsonb where website_id = ${site} and id = ${type._id}`;
  const late = await whileLocked(db, site, lock, 1, () =>
    db.forWebsite(site, (tx) => comment(tx, 'In flight')),
  );
  expect(late).toBeUndefined();
  await set({ on: true, hold: 'none' });
});
