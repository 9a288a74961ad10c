import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { staffMember, type StaffRole } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { CommentNotice, Thread } from '../../comments-contract.ts';
import type { Page } from '../../contract.ts';
import { mailComments } from './comment-digest.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, ask, one } = world;
const { visitor, customer, owner, done } = callsOn(world, one);
const abroad = callsOn(world, world.two);

const staff = (role: StaffRole, name: string) =>
  staffMember({ db: app.db, admin, ask, site: one }, role, `${name}@${one.host}`);
const [editor, manager, packer] = [
  await staff('editor', 'eve'),
  await staff('manager', 'max'),
  await staff('orders', 'olaf'),
];
const as = (cookie: string) => (method: string, path: string, body?: unknown) =>
  ask({ host: one.host, method, path, body, cookie });
const [eve, max] = [as(editor.cookie), as(manager.cookie)];

const block = { _id: 'hero-1', type: 'hero' };
const newPage = async (name: string) => (await done<Page>('POST', '/api/page', { name }))._id;
const start = (page: string, text: string, mentions: string[] = []) =>
  done<Thread>('POST', `/api/page/${page}/comments`, { block, text, mentions });
const threads = (page: string) => done<Thread[]>('GET', `/api/page/${page}/comments`);
const noticesOf = async (who: typeof eve) =>
  (await who('GET', '/api/comment-notices')).json() as CommentNotice[];
const sql = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, string>[]);

test('a thread is started, answered, resolved, opened by a reply and deleted', async () => {
  const page = await newPage('Thread');
  const thread = await start(page, '  Is this the new kiln?  ');
  expect(thread).toMatchObject({ page, block: 'hero-1', blockType: 'hero', resolved: null, mine: true });
  expect(thread.comments).toMatchObject([{ yours: true, text: 'Is this the new kiln?', editedAt: null }]);

  const reply = (who: typeof eve, text: string) =>
    who('POST', `/api/comment-thread/${thread._id}/reply`, { text });
  expect((await reply(eve, 'It is.')).json()).toMatchObject({
    comments: [{ yours: false }, { yours: true }],
  });
  const resolve = (who: typeof eve, resolved: boolean) =>
    who('POST', `/api/comment-thread/${thread._id}/resolve`, { resolved });
  expect((await resolve(eve, true)).json()).toMatchObject({ resolved: { by: { _id: editor.id } } });
  // The first person has resolved it.
  expect((await resolve(max, true)).json()).toMatchObject({ resolved: { by: { _id: editor.id } } });
  expect((await resolve(max, false)).json()).toMatchObject({ resolved: null });
  await resolve(eve, true);
  await reply(max, 'Not quite.');
  const [open] = await threads(page);
  expect(open).toMatchObject({ resolved: null, comments: [{}, {}, { text: 'Not quite.' }] });

  const [first, second] = open?.comments ?? [];
  const edit = (who: typeof eve, text: string) => who('PUT', `/api/comment/${second?._id}`, { text });
  expect((await edit(max, 'Mine now')).status).toBe(403);
  expect((await edit(eve, 'It is, since May.')).json()).toMatchObject({
    comments: [{}, { text: 'It is, since May.', editedAt: expect.any(String) as string }, {}],
  });
  expect((await max('DELETE', `/api/comment/${second?._id}`)).status).toBe(403);
  expect((await owner('DELETE', `/api/comment/${second?._id}`)).status).toBe(204);
  expect((await threads(page))[0]?.comments).toHaveLength(2);
  expect((await owner('DELETE', `/api/comment/${first?._id}`)).status).toBe(204);
  expect(await threads(page)).toEqual([]);
  expect((await reply(eve, 'Too late')).status).toBe(404);
});

test('comments outlive what happens to their block, and go with their page', async () => {
  const page = await newPage('Kept');
  await start(page, 'About a block that was never saved');
  await done('PUT', `/api/page/${page}`, { blocks: [{ type: 'divider', props: { id: 'other' } }] });
  expect(await threads(page)).toMatchObject([{ block: 'hero-1', blockType: 'hero' }]);
  await done('DELETE', `/api/page/${page}`);
  expect((await owner('GET', `/api/page/${page}/comments`)).status).toBe(404);
  expect(await sql('select id from sitewright.comment_threads where page_id = $1', [page])).toEqual([]);
});

test('only those who may edit pages read and write them; visitors never see any', async () => {
  const page = await newPage('Walls');
  const text = 'Nobody outside reads this';
  await start(page, text);
  await done('POST', `/api/page/${page}/publish`, {});
  const path = `/api/page/${page}/comments`;
  expect((await visitor('GET', path)).status).toBe(401);
  expect((await customer('GET', path)).status).toBe(403);
  expect((await as(packer.cookie)('GET', path)).status).toBe(403);
  expect((await abroad.owner('GET', path)).status).toBe(404);
  expect((await abroad.owner('POST', path, { text })).status).toBe(404);
  for (const reply of [
    await visitor('GET', `/api/page?_id=${page}`),
    await ask({ host: one.host, path: '/walls' }),
  ])
    expect(reply.text).not.toContain(text);
  const people = await done<{ _id: string }[]>('GET', '/api/comment-people');
  const ids = people.map(({ _id }) => _id);
  expect(ids).toEqual(expect.arrayContaining([one.owner.id, editor.id, manager.id]));
  for (const id of [packer.id, one.customer.id, world.two.owner.id]) {
    expect(ids).not.toContain(id);
    const refused = await owner('POST', path, { text, mentions: [id] });
    expect([refused.status, refused.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { mentions: 'Choose people from the list.' } }),
    ]);
  }
});

test('hostile text is kept as it is, and refused where it can’t be', async () => {
  const page = await newPage('Hostile');
  const hostile = `<script>alert(1)</script> {{{x}}} \u202Egnp.exe ${'w'.repeat(500)} 👩🏽‍🚀\n\n**b**`;
  expect((await start(page, hostile)).comments[0]?.text).toBe(hostile);
  const bad = (body: unknown) => owner('POST', `/api/page/${page}/comments`, body);
  for (const body of [
    { text: '' },
    { text: ' \n ' },
    { text: 'x'.repeat(2001) },
    { text: 'nul \u0000' },
    { text: 'x', block: { _id: '', type: 'hero' } },
    { text: 'x', block: { _id: 'a', type: '<b>' } },
    { text: 'x', mentions: Array.from({ length: 21 }, () => editor.id) },
  ])
    expect((await bad(body)).status, JSON.stringify(body)).toBe(400);
  await sql(
    `insert into sitewright.comments (website_id, thread_id, body)
     select website_id, id, 'x' from sitewright.comment_threads, generate_series(1, 999) where page_id = $1`,
    [page],
  );
  expect(await bad({ text: 'One too many' })).toMatchObject({ status: 409 });
});

test('those mentioned and those who took part are told in the admin, and in one email for all of it', async () => {
  await sql('delete from sitewright.comment_notices');
  const page = await newPage('Told');
  const { _id: thread } = await start(page, '@eve <b>look</b>', [editor.id]);
  const reply = (who: typeof eve, text: string, mentions: string[] = []) =>
    who('POST', `/api/comment-thread/${thread}/reply`, { text, mentions });
  await reply(max, 'I did.');
  await reply(max, 'Twice.');
  expect(await noticesOf(max)).toEqual([]);
  expect(await noticesOf(owner)).toMatchObject([
    { text: 'Twice.', mentioned: false, read: false, pageName: 'Told' },
    { text: 'I did.' },
  ]);
  expect(await noticesOf(eve)).toMatchObject([{}, {}, { mentioned: true, text: '@eve <b>look</b>' }]);

  const services = { db: app.db, jobs: app.jobs, siteOf: app.orders.siteOf };
  const mail = (accountId: string) => mailComments(services, { websiteId: one.id, accountId });
  /** Until their email is due. */
  const wait = () => sql(`update sitewright.comments set created_at = created_at - interval '10 minutes'`);
  // The owner has read them before the email was due.
  await owner('POST', '/api/comment-notices/read', { page });
  expect((await noticesOf(owner)).every(({ read }) => read)).toBe(true);
  // Jobs of earlier comments leave a recent one to its own job, however long the discussion lasts.
  expect(await mail(editor.id)).toBe(false);
  await wait();
  expect([await mail(one.owner.id), await mail(editor.id), await mail(editor.id)]).toEqual([
    false,
    true,
    false,
  ]);
  await reply(max, 'Once more.');
  expect(await mail(editor.id)).toBe(false);
  const mails = await sql(
    `select recipient, content::text || coalesce(body_text, '') as words from sitewright.mails
     where email_id = 'owner-comments' and website_id = $1`,
    [one.id],
  );
  expect(mails).toMatchObject([
    { recipient: `eve@${one.host}`, words: expect.stringContaining('3 new comments') as string },
  ]);

  // Somebody who no longer edits pages is told nothing more.
  await reply(owner, 'After Eve has left', [editor.id]);
  await wait();
  await sql(`update sitewright.accounts set role = 'orders' where id = $1`, [editor.id]);
  expect(await mail(editor.id)).toBe(false);
  expect((await eve('GET', '/api/comment-notices')).status).toBe(403);
  await sql(`update sitewright.accounts set role = 'editor' where id = $1`, [editor.id]);
});
