import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenMails } from '../../../../../tests/support/mails.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry } from '../../entry-shapes.ts';
import type { OwnerComment, ReaderComment } from '../../reader-comments-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

type List = { open: boolean; until: string | null; total: number; pages: number; comments: ReaderComment[] };
let type: ContentType;
const set = async (comments: object) => {
  const settings = { description: '', comments };
  await done('PUT', `/api/content-types/${type._id}`, { settings });
};
const addEntry = async (name: string) => {
  const { _id } = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name });
  await done('POST', `/api/page/${_id}/publish`, {});
  return _id;
};
const shown = async (id: string, by = visitor) =>
  (await by('GET', `/api/entries/${id}/comments`)).json() as List;
const bodies = async (id: string) => (await shown(id)).comments.map(({ body }) => body);
const say = (id: string, body: string, more: object = {}, by = visitor) =>
  by('POST', `/api/entries/${id}/comments`, { body, name: 'Ada', email: 'ada@example.com', ...more });
const pending = (state = 'pending') => done<OwnerComment[]>('GET', `/api/entry-comments?state=${state}`);
const move = (ids: string[], state: string) => owner('PUT', '/api/entry-comments', { comments: ids, state });

/** The token of the last confirmation sent to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = await writtenMails(world.app.db, world.one.id);
  const mail = mails
    .filter(({ recipient, email_id: kind }) => recipient === email && kind === 'comment-confirm')
    .at(-1);
  return /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? '';
}
const confirm = (token: string) => visitor('POST', '/api/entry-comments/confirm', { token });

beforeAll(async () => {
  type = await done<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'diary',
    inMenu: false,
  });
});

test('comments are off until the owner turns them on, for the type and the entry', async () => {
  const entry = await addEntry('Quiet');
  expect(await shown(entry)).toMatchObject({ open: false, comments: [] });
  expect((await say(entry, 'Too early')).status).toBe(409);
  await set({ on: true, hold: 'none' });
  expect(await shown(entry)).toMatchObject({ open: true });
  await done('PUT', `/api/entries/${entry}`, { commentsOff: true });
  expect(await shown(entry)).toMatchObject({ open: false });
  expect((await say(entry, 'Too late')).status).toBe(409);
});

test('an entry says until when it accepts comments', async () => {
  await set({ on: true, hold: 'none', closeDays: 3 });
  const entry = await addEntry('Three days');
  const { publishedAt = '' } = await done<{ publishedAt?: string }>('GET', `/api/page?_id=${entry}`);
  const closes = new Date(Date.parse(publishedAt) + 3 * 86_400_000).toISOString();
  expect(await shown(entry)).toMatchObject({ open: true, until: closes });
  const shownAt = new Date(Date.now() - 4 * 86_400_000).toISOString();
  await done('PUT', `/api/entries/${entry}`, { shownAt });
  expect(await shown(entry)).toMatchObject({ open: false, until: null });
  await set({ on: true, hold: 'none' });
  expect(await shown(entry)).toMatchObject({ open: true, until: null });
});

test('somebody without an account confirms each comment, and a link confirms no other', async () => {
  await set({ on: true, hold: 'none' });
  const entry = await addEntry('Guests');
  const email = 'guest@example.com';
  expect((await say(entry, 'First', { email })).json()).toMatchObject({ outcome: 'confirm' });
  const token = await tokenFor(email);
  await say(entry, 'Second', { email });
  expect(await shown(entry)).toMatchObject({ total: 0, comments: [] });
  expect(await pending()).toEqual([]);
  expect((await confirm(token)).json()).toMatchObject({ outcome: 'published', href: '/diary/guests' });
  expect(await bodies(entry)).toEqual(['First']);
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(`${token}x`)).status).toBe(400);
  expect(JSON.stringify(await shown(entry))).not.toContain(email);
});

test('the first comment of a person is held, and the next one is not', async () => {
  await set({ on: true, hold: 'first' });
  const entry = await addEntry('Held');
  const sent = (await say(entry, 'Hello', {}, customer)).json() as { _id: string; outcome: string };
  expect(sent.outcome).toBe('pending');
  expect(await pending()).toMatchObject([{ _id: sent._id, body: 'Hello', entry: { href: '/diary/held' } }]);
  const [{ email } = { email: null }] = await pending();
  expect(email).toMatch(/@/);
  const found = await done<OwnerComment[]>('GET', `/api/entry-comments?q=${email}`);
  expect(found.map(({ _id }) => _id)).toEqual([sent._id]);
  expect((await move([sent._id], 'published')).status).toBe(200);
  expect((await say(entry, 'Again', {}, customer)).json()).toMatchObject({ outcome: 'published' });
  expect(await bodies(entry)).toEqual(['Hello', 'Again']);
});

describe('a thread', () => {
  let entry: string;
  let first: string;
  beforeAll(async () => {
    await set({ on: true, hold: 'none' });
    entry = await addEntry('Thread');
    first = ((await say(entry, 'Question', {}, customer)).json() as { _id: string })._id;
  });

  test('has replies one level deep, beneath their comment', async () => {
    await say(entry, 'Later', {}, customer);
    const reply = await done<{ _id: string }>('POST', `/api/entry-comments/${first}/reply`, {
      body: 'Answer',
    });
    await say(entry, 'Thanks', { parent: reply._id }, customer);
    const { comments, total } = await shown(entry, customer);
    expect(comments.map(({ body, parent, staff, own }) => [body, parent, staff, own])).toEqual([
      ['Question', null, false, true],
      ['Answer', first, true, false],
      ['Thanks', first, false, true],
      ['Later', null, false, true],
    ]);
    expect(total).toBe(4);
    expect((await shown(entry)).comments.some(({ own }) => own)).toBe(false);
  });

  test('keeps the place of a deleted comment with replies, and nothing of what it said', async () => {
    expect((await visitor('DELETE', `/api/entry-comment/${first}`)).status).toBe(401);
    expect((await owner('DELETE', `/api/entry-comment/${first}`)).status).toBe(404);
    expect((await customer('DELETE', `/api/entry-comment/${first}`)).status).toBe(204);
    const { comments, total } = await shown(entry);
    expect(comments[0]).toMatchObject({ _id: first, deleted: true, body: '', name: '' });
    expect(total).toBe(3);
    expect((await say(entry, 'To nobody', { parent: first }, customer)).status).toBe(409);
  });
});

test('an entry that visitors cannot see shows and takes no comments', async () => {
  await set({ on: true, hold: 'none' });
  const entry = await addEntry('Hidden');
  await say(entry, 'Seen', {}, customer);
  await done('POST', `/api/page/${entry}/unpublish`, {});
  for (const by of [visitor, customer]) {
    expect((await by('GET', `/api/entries/${entry}/comments`)).status).toBe(404);
    expect((await say(entry, 'Unseen', {}, by)).status).toBe(404);
  }
  await done('POST', `/api/page/${entry}/publish`, {});
  expect((await other.visitor('GET', `/api/entries/${entry}/comments`)).status).toBe(404);
  await done('POST', '/api/entries/delete', { entries: [entry] });
  expect((await visitor('GET', `/api/entries/${entry}/comments`)).status).toBe(404);
});

test('a comment whose entry closed before its address was confirmed waits for the owner', async () => {
  await set({ on: true, hold: 'none' });
  const entry = await addEntry('Closing');
  await say(entry, 'Slow', { email: 'slow@example.com' });
  await done('PUT', `/api/entries/${entry}`, { commentsOff: true });
  expect((await confirm(await tokenFor('slow@example.com'))).json()).toMatchObject({ outcome: 'pending' });
});

test('spam is answered as any other comment, kept with its reason, and sends no email', async () => {
  await set({ on: true, hold: 'none' });
  const entry = await addEntry('Spammed');
  const email = 'bot@example.com';
  const sent = await say(entry, 'Nice post', { email, further: 'https://spam.test' });
  expect(sent.json()).toMatchObject({ outcome: 'confirm' });
  expect(await tokenFor(email)).toBe('');
  const [spam] = await pending('spam');
  expect(spam).toMatchObject({ body: 'Nice post', spamReason: expect.stringMatching(/hidden field/) });
  expect((await move([spam?._id ?? ''], 'published')).status).toBe(200);
  expect(await bodies(entry)).toEqual(['Nice post']);
});

test('text stays text, without control characters, and too much of it is refused', async () => {
  await set({ on: true, hold: 'none' });
  const entry = await addEntry('Hostile');
  const script = 'Look: <b>bold</b>\u0007\u001b\r\n\r\n\r\n\r\nend\u202e';
  expect((await say(entry, script, {}, customer)).json()).toMatchObject({ outcome: 'published' });
  expect(await bodies(entry)).toEqual(['Look: <b>bold</b>\n\nend']);
  expect((await say(entry, 'x'.repeat(5_001), {}, customer)).status).toBe(400);
  expect((await say(entry, '\u0007 \n', {}, customer)).status).toBe(400);
  expect((await say(entry, 'a\u0000b', {}, customer)).status).toBe(400);
  expect((await say(entry, 'x'.repeat(10_000_000), {}, customer)).status).toBe(413);
});

test('comments and moves of a trash are all or none, and only what is in spam or the trash is erased', async () => {
  await set({ on: true, hold: 'all' });
  const entry = await addEntry('Moderated');
  const ids = [];
  for (const body of ['One', 'Two'])
    ids.push(((await say(entry, body, {}, customer)).json() as { _id: string })._id);
  expect((await move([...ids, crypto.randomUUID()], 'published')).status).toBe(404);
  expect(await bodies(entry)).toEqual([]);
  expect((await owner('POST', '/api/entry-comments/erase', { comments: ids })).status).toBe(404);
  await move(ids, 'trash');
  const trashed = () => pending(`trash&entry=${entry}`);
  expect((await trashed()).map(({ body }) => body)).toEqual(['Two', 'One']);
  expect(
    (await other.owner('PUT', '/api/entry-comments', { comments: ids, state: 'published' })).status,
  ).toBe(404);
  expect((await owner('POST', '/api/entry-comments/erase', { comments: ids })).json()).toEqual({ erased: 2 });
  expect(await trashed()).toEqual([]);
});
