import { afterAll, expect, test } from 'vitest';
import { writtenMails } from '../../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { CommentNotice, Thread } from '../../comments-contract.ts';
import type { Page } from '../../contract.ts';
import type { PreviewLink } from '../../preview-contract.ts';
import { MOST_CLIENT_COMMENTS, type Review, type ReviewThread } from '../../review-contract.ts';
import { mailReviewClient } from './review-mails.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;
const { visitor, owner, done } = callsOn(world, one);
const abroad = callsOn(world, world.two);
const sql = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, string>[]);

const blocks = [
  { type: 'divider', props: { id: 'first' } },
  { type: 'section', props: { id: 'outer', content: [{ type: 'divider', props: { id: 'inner' } }] } },
];
const ada = { name: 'Ada', email: 'ada@client.example' };

async function shared(name: string, comments = true) {
  const { _id: page } = await done<Page>('POST', '/api/page', { name });
  await done('PUT', `/api/page/${page}`, { blocks });
  const link = await done<PreviewLink>('POST', `/api/page/${page}/preview-link`, { comments });
  return { page, link: link._id, token: new URL(link.url).pathname.replace('/preview/', '') };
}
type Caller = typeof visitor;
const say = (token: string, text: string, more: object = {}, by: Caller = visitor) =>
  by('POST', `/api/page-preview/${token}/comments`, { block: 'inner', text, ...ada, ...more });
const answer = (token: string, thread: string, text: string, more: object = {}) =>
  visitor('POST', `/api/page-preview/${token}/reply`, { thread, text, ...ada, ...more });
const read = async (token: string) =>
  (await visitor('GET', `/api/page-preview/${token}/comments`)).json() as Review;
const begun = async (token: string, text: string, more: object = {}) =>
  (await say(token, text, more)).json() as ReviewThread;
const threadsOf = (page: string) => done<Thread[]>('GET', `/api/page/${page}/comments`);
const unlimited = () =>
  sql(`delete from sitewright.rate_limits where key like 'review-address:%' or key like 'review-link:%'`);

test('a client comments on a block, staff reply and resolve, and a reply opens it again', async () => {
  const { page, token } = await shared('Reviewed');
  const mine = await begun(token, '  Could this be <b>blue</b>?\r\n\r\n\r\n\r\nhttps://client.example ');
  expect(mine).toMatchObject({
    block: 'inner',
    resolved: false,
    comments: [{ name: 'Ada', staff: false, text: 'Could this be <b>blue</b>?\n\nhttps://client.example' }],
  });
  const [thread] = await threadsOf(page);
  expect(thread).toMatchObject({
    shared: true,
    blockType: 'divider',
    comments: [{ author: null, yours: false, client: ada }],
  });
  await done('POST', `/api/comment-thread/${mine._id}/reply`, { text: 'It is now.' });
  await done('POST', `/api/comment-thread/${mine._id}/resolve`, { resolved: true });
  expect(await read(token)).toMatchObject({
    open: true,
    emails: null,
    threads: [{ resolved: true, comments: [{}, { staff: true, text: 'It is now.' }] }],
  });
  expect((await answer(token, mine._id, 'Not quite.')).json()).toMatchObject({ resolved: false });
  expect(await threadsOf(page)).toMatchObject([{ resolved: null, comments: [{}, {}, { client: ada }] }]);
  const notices = await done<CommentNotice[]>('GET', '/api/comment-notices');
  expect(notices.slice(0, 2)).toMatchObject([
    { author: 'Ada', client: true, text: 'Not quite.' },
    { author: 'Ada', client: true, pageName: 'Reviewed' },
  ]);
});

test('clients see neither threads of staff, nor addresses, nor other pages', async () => {
  const { page, token } = await shared('Inside');
  const other = await shared('Other');
  const secret = await done<Thread>('POST', `/api/page/${page}/comments`, { text: 'Between us' });
  const mine = await begun(token, 'Mine');
  await done('POST', `/api/comment-thread/${mine._id}/reply`, { text: 'Seen' });
  const shown = await visitor('GET', `/api/page-preview/${token}/comments`);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.text).not.toContain('Between us');
  expect(shown.text).not.toContain('@');
  expect((await read(other.token)).threads).toEqual([]);
  expect((await answer(token, secret._id, 'Hello')).status).toBe(404);
  expect((await answer(other.token, mine._id, 'Hello')).status).toBe(404);
  expect((await say(token, 'On another', { block: 'title-nowhere' })).status).toBe(409);
  expect((await say(token, 'On the page', { block: null })).json()).toMatchObject({ block: null });
  for (const call of [
    await say(token, 'Abroad', {}, abroad.visitor),
    await visitor('GET', `/api/page/${page}/comments`),
    await visitor('PUT', `/api/page/${page}/preview-links/${other.link}`, { comments: true }),
  ])
    expect([401, 404]).toContain(call.status);
  expect((await abroad.visitor('GET', `/api/page-preview/${token}/comments`)).status).toBe(404);
});

test('a link allows comments only while its owner says so, and until it ends', async () => {
  const { page, link, token } = await shared('Allowed', false);
  const allow = (comments: boolean) => done('PUT', `/api/page/${page}/preview-links/${link}`, { comments });
  const marked = async () => (await visitor('GET', `/api/page-preview/${token}`)).text.includes('reviewed');
  expect([(await say(token, 'Too early')).status, (await read(token)).open, await marked()]).toEqual([
    404,
    false,
    false,
  ]);
  await allow(true);
  expect([(await say(token, 'Now')).status, (await read(token)).open, await marked()]).toEqual([
    201,
    true,
    true,
  ]);
  const [thread] = (await read(token)).threads;
  await allow(false);
  expect((await answer(token, thread?._id ?? '', 'Over')).status).toBe(404);
  expect(await read(token)).toMatchObject({ open: false, threads: [] });
  await allow(true);
  await sql('update sitewright.page_previews set expires_at = now() where id = $1', [link]);
  expect((await say(token, 'Expired')).status).toBe(404);
  expect((await owner('PUT', `/api/page/${page}/preview-links/${link}`, { comments: true })).status).toBe(
    404,
  );
  const second = await shared('Revoked');
  await begun(second.token, 'Before');
  await done('DELETE', `/api/page/${second.page}/preview-links/${second.link}`);
  expect((await say(second.token, 'After')).status).toBe(404);
  expect(await sql('select id from sitewright.preview_clients where preview_id = $1', [second.link])).toEqual(
    [],
  );
  expect(await threadsOf(second.page)).toHaveLength(1);
});

test('what is hostile or too much is refused', async () => {
  await unlimited();
  const { page, token } = await shared('Hostile');
  for (const more of [
    { text: '' },
    { text: ' \u200e\u202e \u0007'.replace('\u200e', '') },
    { text: 'x'.repeat(2001) },
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { email: 'ada' },
    { email: 'ada@client.example, eve@client.example' },
    { further: 'https://spam.example' },
    { block: '' },
  ])
    expect((await say(token, 'x', more)).status, JSON.stringify(more)).toBe(400);
  const quiet = await begun(token, 'a\u202eb\u0007c', { name: 'Ada\n\u202eEve' });
  expect(quiet.comments).toMatchObject([{ name: 'Ada Eve', text: 'abc' }]);
  await sql(
    `insert into sitewright.comments (website_id, thread_id, client_name, client_email, body)
     select website_id, id, 'Ada', 'ada@client.example', 'x' from sitewright.comment_threads, generate_series(1, $2)
     where page_id = $1`,
    [page, MOST_CLIENT_COMMENTS - 1],
  );
  expect((await say(token, 'One too many')).status).toBe(409);
  expect((await owner('POST', `/api/page/${page}/comments`, { text: 'Staff still can' })).status).toBe(201);
});

test('comments are limited for each network address, and for each link', async () => {
  await unlimited();
  const { token } = await shared('Limited');
  const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => say(token, `Number ${n}`)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  await sql(`delete from sitewright.rate_limits where key like 'review-address:%'`);
  await sql(`update sitewright.rate_limits set points = 200 where key like 'review-link:%'`);
  expect((await say(token, 'The link is used up')).status).toBe(429);
  await unlimited();
});

const services = { db: app.db, jobs: app.jobs, siteOf: app.orders.siteOf };
const mailsTo = async (email: string) =>
  (await writtenMails(app.db, one.id)).filter(({ recipient }) => recipient === email);

async function tell(email: string) {
  const clients = await sql('select id from sitewright.preview_clients where email = $1', [email]);
  const told = [];
  for (const { id = '' } of clients)
    told.push(await mailReviewClient(services, { websiteId: one.id, client: id }));
  return told;
}
const later = () =>
  sql(`update sitewright.comments set created_at = created_at - interval '11 minutes'`).then(() =>
    sql(
      `update sitewright.comment_threads set resolved_at = resolved_at - interval '11 minutes' where resolved_at is not null`,
    ),
  );

test('an unconfirmed address gets one email without any words, and replies only once its link was used', async () => {
  await unlimited();
  const email = 'grace@client.example';
  const { token, link } = await shared('Mailed');
  const mine = await begun(token, 'Said by a client', { email });
  const reply = (text: string) => done('POST', `/api/comment-thread/${mine._id}/reply`, { text });
  await sql(`update sitewright.preview_clients set told_at = now() - interval '1 day' where email = $1`, [
    email,
  ]);
  expect(await tell(email)).toEqual([false]);
  await reply('First answer');
  expect(await tell(email)).toEqual([false]);
  await later();
  expect(await tell(email)).toEqual([true]);
  const [ask] = await mailsTo(email);
  expect(ask).toMatchObject({ email_id: 'review-ask' });
  expect(JSON.stringify(ask)).not.toMatch(/Said by a client|First answer/);
  const key = /\/preview\/([\w-]+)/.exec(JSON.stringify(ask))?.[1] ?? '';
  expect(key).not.toBe(token);
  await reply('Second answer');
  await later();
  expect(await tell(email)).toEqual([false]);

  expect((await visitor('GET', `/api/page-preview/${key}`)).status).toBe(200);
  expect(await read(key)).toMatchObject({ open: true, emails: false, threads: [{ _id: mine._id }] });
  expect((await visitor('POST', `/api/page-preview/${token}/emails`, { on: true })).status).toBe(404);
  expect((await visitor('POST', `/api/page-preview/${key}/emails`, { on: true })).json()).toEqual({
    emails: true,
  });
  await sql(
    `update sitewright.preview_clients set told_at = now() - interval '630 seconds' where email = $1`,
    [email],
  );
  await reply('Third answer');
  await done('POST', `/api/comment-thread/${mine._id}/resolve`, { resolved: true });
  expect(await tell(email)).toEqual([false]);
  await sql(
    `update sitewright.comments set created_at = now() - interval '610 seconds' where body = 'Third answer'`,
  );
  expect(await tell(email)).toEqual([true]);
  expect(await tell(email)).toEqual([false]);
  const mails = await mailsTo(email);
  expect(mails.map(({ email_id: kind }) => kind)).toEqual(['review-ask', 'review-replies']);
  expect(JSON.stringify(mails[1])).toContain('Third answer');
  expect(JSON.stringify(mails[1])).toContain('Resolved');

  await visitor('POST', `/api/page-preview/${key}/emails`, { on: false });
  await reply('Fourth answer');
  await later();
  expect(await tell(email)).toEqual([false]);
  await sql('delete from sitewright.page_previews where id = $1', [link]);
  expect((await visitor('GET', `/api/page-preview/${key}`)).status).toBe(404);
});

test('however many links and comments name a stranger, three emails a day ask them', async () => {
  await unlimited();
  const email = 'stranger@elsewhere.example';
  for (let n = 0; n < 5; n++) {
    const { token } = await shared(`Bomb ${n}`);
    const { _id } = await begun(token, 'Bomb', { email });
    await done('POST', `/api/comment-thread/${_id}/reply`, { text: 'Who are you?' });
  }
  await sql(`update sitewright.preview_clients set told_at = now() - interval '1 day'`);
  await later();
  expect((await tell(email)).filter(Boolean)).toHaveLength(3);
  expect(await mailsTo(email)).toHaveLength(3);
});
