import { afterAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { staffMember, type StaffRole } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { NotificationState } from '../../../notifications/contract.ts';
import type { Page, PageSummary } from '../../contract.ts';
import type { PublishRequest } from '../../requests-contract.ts';
import { publishDue } from '../queries.ts';
import { mailRequest } from './request-mails.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, ask, one } = world;
const { visitor, owner, done } = callsOn(world, one);

const staff = (role: StaffRole, name: string) =>
  staffMember({ db: app.db, admin, ask, site: one }, role, `${name}@${one.host}`);
const [contributor, editor, manager] = [
  await staff('contributor', 'cleo'),
  await staff('editor', 'eve'),
  await staff('manager', 'max'),
];
type Who = (method: string, path: string, body?: unknown) => ReturnType<typeof ask>;
const as =
  (cookie: string): Who =>
  (method, path, body) =>
    ask({ host: one.host, method, path, body, cookie });
const [cleo, eve, max] = [as(contributor.cookie), as(editor.cookie), as(manager.cookie)];
const sql = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, string>[]);

const blocks = (text: string) => [{ type: 'heading', props: { id: 'title', text } }];
const draft = async (name: string, by: Who = cleo) =>
  (await by('POST', '/api/page', { name, blocks: blocks(name) })).json() as Page;
const read = async (id: string) => (await owner('GET', `/api/page?_id=${id}&draft=true`)).json() as Page;
const edit = async (id: string, text: string) =>
  (await cleo('PUT', `/api/page/${id}`, { blocks: blocks(text) })).json() as Page;
const request = (id: string, body: object, by = cleo) => by('POST', `/api/page/${id}/publish-request`, body);
const answer = (by: Who, id: string, how: 'approve' | 'decline', body: object) =>
  by('POST', `/api/page/${id}/publish-request/${how}`, body);
const listed = async (by: Who, id: string) =>
  ((await by('GET', '/api/publish-requests')).json() as PublishRequest[]).filter(({ page }) => page === id);
const seen = async (slug: string) => (await visitor('GET', `/api/page?slug=${slug}`)).status;
const code = async (reply: ReturnType<typeof ask>) => {
  const { status, json } = await reply;
  return [status, (json() as { code?: string }).code];
};
const needs = [403, 'needs-approval'];

describe('a contributor', () => {
  test('edits, but publishes nothing by any call, also with a key', async () => {
    const { _id: shown, slug, label, version } = await draft('Shown to everyone', owner);
    await done('POST', `/api/page/${shown}/publish`, {});
    const { _id: own } = await draft('Cleo’s own');
    const tries: [string, string, unknown?][] = [
      ['POST', `/api/page/${own}/publish`, {}],
      ['POST', `/api/page/${own}/publish`, { at: new Date(Date.now() + 3_600_000).toISOString() }],
      ['POST', `/api/page/${shown}/unpublish`, {}],
      ['DELETE', `/api/page/${shown}`],
      ['PUT', `/api/page/${shown}`, { slug: 'elsewhere' }],
      ['PUT', `/api/page/${shown}`, { label: 'Other' }],
      ['PUT', `/api/page/${shown}`, { inMenu: true }],
      ['PUT', `/api/page/${shown}`, { subdomain: 'sub' }],
      ['PUT', '/api/pages', { pages: [{ _id: own, inMenu: true }] }],
      ['POST', `/api/page/${one.section}/publish`, {}],
      ['DELETE', `/api/section/${one.section}?detach=true`],
      ['PUT', '/api/menus', { header: [], footer: [] }],
      ['POST', '/api/redirect', { from: '/a', to: '/b' }],
      ['DELETE', `/api/redirect/${one.redirect}`],
      ['POST', '/api/pages/publish', { pages: [{ _id: own }] }],
      ['POST', '/api/pages/unpublish', { pages: [{ _id: shown }] }],
      ['POST', '/api/pages/delete', { pages: [own, shown] }],
      ['POST', '/api/files/erase', {}],
      ['POST', `/api/page/${own}/publish-request/approve`, { version: 1 }],
      ['POST', `/api/page/${own}/publish-request/decline`, { version: 1, answer: 'No' }],
    ];
    for (const [method, path, body] of tries)
      expect([path, ...(await code(cleo(method, path, body)))]).toEqual([path, ...needs]);
    // Other areas are closed as a whole.
    for (const path of ['/api/website/brand/publish', '/api/website/brand/restore'])
      expect((await cleo('POST', path, {})).status).toBe(403);

    // A key that somebody made while they could publish ends doing so with them.
    const made = await done<{ key: string }>('POST', '/api/api-key', {
      name: 'Robot',
      rights: { pages: 'write', files: 'write' },
      days: null,
    });
    await sql('update sitewright.api_keys set account_id = $1 where name = $2', [contributor.id, 'Robot']);
    const robot = (method: string, path: string, body?: unknown) =>
      ask({ host: one.host, method, path, body, headers: { authorization: `Bearer ${made.key}` } });
    for (const [method, path, body] of tries)
      expect([path, ...(await code(robot(method, path, body)))]).toEqual([path, ...needs]);
    expect((await robot('PUT', `/api/page/${own}`, { name: 'Saved by a robot' })).status).toBe(200);
    await sql('update sitewright.api_keys set account_id = $1 where name = $2', [editor.id, 'Robot']);
    expect((await robot('POST', `/api/page/${own}/publish`, {})).status).toBe(200);

    expect(await read(shown)).toMatchObject({ slug, label, version, state: 'published', inMenu: false });
    expect(await seen(slug)).toBe(200);
  });

  test('saves drafts of pages that visitors see, and moves and deletes what they never saw', async () => {
    const { _id: shown, slug } = await draft('Draft and published', owner);
    await done('POST', `/api/page/${shown}/publish`, {});
    expect((await cleo('PUT', `/api/page/${shown}`, { name: 'New name', slug })).status).toBe(200);
    expect((await visitor('GET', `/api/page?slug=${slug}`)).json()).toMatchObject({
      name: 'Draft and published',
    });

    // The former address of another page still leads there once a draft had it for a while.
    await done('PUT', `/api/page/${shown}`, { slug: 'draft-now' });
    const { _id: own } = await draft('Squatter');
    for (const taken of [slug, 'squatter-again'])
      expect((await cleo('PUT', `/api/page/${own}`, { slug: taken })).status).toBe(200);
    expect((await visitor('GET', `/api/page?slug=${slug}`)).json()).toMatchObject({ _id: shown });
    expect((await cleo('DELETE', `/api/page/${own}`)).status).toBe(204);
  });
});

test('a request is approved: the page is published as requested, and its author hears of it', async () => {
  const { _id: id, slug } = await draft('Approved');
  const asked = await request(id, { version: 1, note: '  For Monday.\r\nThanks!  ' });
  expect([asked.status, asked.json()]).toMatchObject([
    201,
    { state: 'open', stale: false, yours: true, note: 'For Monday.\nThanks!', by: { _id: contributor.id } },
  ]);
  expect(await seen(slug)).toBe(404);
  const waiting = async (by: Who) =>
    ((await by('GET', '/api/notifications')).json() as NotificationState).waiting.approvals;
  const before = await waiting(max);
  expect(before).toBeGreaterThan(0);
  expect(await listed(eve, id)).toMatchObject([{ yours: false, pageName: 'Approved', version: 1 }]);

  expect((await answer(eve, id, 'approve', { version: 1 })).json()).toMatchObject({ state: 'published' });
  expect(await seen(slug)).toBe(200);
  expect(await waiting(max)).toBe(before - 1);
  expect(await listed(eve, id)).toEqual([]);
  expect(await listed(cleo, id)).toMatchObject([
    { state: 'approved', seen: false, decidedBy: { _id: editor.id } },
  ]);
  await cleo('POST', '/api/publish-requests/seen', { page: id });
  expect(await listed(cleo, id)).toMatchObject([{ state: 'approved', seen: true }]);
  const words = (
    await sql(`select word from sitewright.history where website_id = $1 and subject_id = $2`, [one.id, id])
  ).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['approval-requested', 'approval-given']));
});

test('a request with a time is approved for that time', async () => {
  const { _id: id, slug } = await draft('Later');
  const at = new Date(Date.now() + 86_400_000).toISOString();
  expect(await code(request(id, { version: 1, at: new Date(Date.now() - 1000).toISOString() }))).toEqual([
    400,
    'invalid',
  ]);
  await request(id, { version: 1, at });
  expect((await answer(eve, id, 'approve', { version: 1, scheduled: true })).json()).toMatchObject({
    state: 'scheduled',
    publishAt: at,
  });
  expect(await seen(slug)).toBe(404);
  // What was approved is what will be published; the page can't be moved or deleted under it.
  await edit(id, 'Something else');
  expect(await code(cleo('PUT', `/api/page/${id}`, { slug: 'moved' }))).toEqual(needs);
  expect(await code(cleo('DELETE', `/api/page/${id}`))).toEqual(needs);
  await sql(`update sitewright.pages set publish_at = now() where id = $1`, [id]);
  await app.db.forWebsite(one.id, (tx) => publishDue(tx, id));
  expect((await visitor('GET', `/api/page?slug=${slug}`)).json()).toMatchObject({ blocks: blocks('Later') });
});

test('changes are requested with a note, and a new request replaces the old one', async () => {
  const { _id: id } = await draft('Declined');
  await request(id, { version: 1 });
  expect(await code(answer(eve, id, 'decline', { version: 1, answer: ' ' }))).toEqual([400, 'malformed']);
  expect((await answer(eve, id, 'decline', { version: 1, answer: 'Add a price' })).json()).toMatchObject({
    state: 'declined',
    answer: 'Add a price',
  });
  expect(await listed(cleo, id)).toMatchObject([{ state: 'declined', answer: 'Add a price', seen: false }]);
  await edit(id, 'With a price');
  expect(await code(request(id, { version: 1 }))).toEqual([409, 'stale-version']);
  await request(id, { version: 2, note: 'First' });
  await request(id, { version: 2, note: 'Second' });
  expect((await listed(eve, id)).map(({ note }) => note)).toEqual(['Second']);
  // A place saves a version, too, but nothing of what was asked for.
  await cleo('PUT', `/api/page/${id}`, { inMenu: true });
  expect(await listed(eve, id)).toMatchObject([{ version: 3, stale: false }]);
});

test('a request goes stale with an edit, and the edit is not published by approving it', async () => {
  const { _id: id, slug } = await draft('Stale');
  await request(id, { version: 1 });
  await edit(id, 'Slipped in');
  expect(await listed(eve, id)).toMatchObject([{ stale: true, version: 1 }]);
  expect(await code(answer(eve, id, 'approve', { version: 1 }))).toEqual([409, 'request-stale']);
  expect(await code(answer(eve, id, 'approve', { version: 2 }))).toEqual([409, 'already-answered']);
  expect(await seen(slug)).toBe(404);
  // Publishing what they see closes the request.
  expect((await eve('POST', `/api/page/${id}/publish`, { version: 2 })).status).toBe(200);
  expect(await listed(cleo, id)).toMatchObject([{ state: 'approved', decidedBy: { _id: editor.id } }]);
});

test('of two who answer at once, one does, and the other learns who was first', async () => {
  const { _id: id } = await draft('Two at once');
  await request(id, { version: 1 });
  const replies = await Promise.all([
    answer(eve, id, 'approve', { version: 1 }),
    answer(max, id, 'decline', { version: 1, answer: 'Wait' }),
    answer(eve, id, 'approve', { version: 1 }),
  ]);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const [late] = replies.filter(({ status }) => status === 409);
  expect(late?.json()).toMatchObject({
    code: 'already-answered',
    error: expect.stringMatching(/@.* already (approved this request|requested changes)/) as string,
  });
});

test('only its author withdraws a request; then there is nothing to approve', async () => {
  const { _id: id } = await draft('Withdrawn');
  const path = `/api/page/${id}/publish-request`;
  await request(id, { version: 1 });
  expect((await eve('DELETE', path)).status).toBe(403);
  expect((await cleo('DELETE', path)).status).toBe(204);
  expect(await code(cleo('DELETE', path))).toEqual([409, 'already-answered']);
  expect(await code(answer(eve, id, 'approve', { version: 1 }))).toEqual([409, 'already-answered']);
  expect(await listed(cleo, id)).toEqual([]);
});

test('a request outlives its author’s account, and ends with its page', async () => {
  const gone = await staff('contributor', 'gone');
  const { _id: id } = await draft('Orphan', as(gone.cookie));
  await request(id, { version: 1 }, as(gone.cookie));
  await sql('delete from sitewright.accounts where id = $1', [gone.id]);
  expect(await listed(eve, id)).toMatchObject([{ by: null, yours: false }]);
  expect((await answer(eve, id, 'approve', { version: 1 })).status).toBe(200);

  const { _id: other } = await draft('Deleted');
  await request(other, { version: 1 });
  await done('DELETE', `/api/page/${other}`);
  expect(await listed(eve, other)).toEqual([]);
  expect((await answer(eve, other, 'approve', { version: 1 })).status).toBe(404);
});

test('somebody who may publish by now approves their own request', async () => {
  const late = await staff('contributor', 'late');
  const { _id: id } = await draft('Promoted', as(late.cookie));
  await request(id, { version: 1 }, as(late.cookie));
  await sql(`update sitewright.accounts set role = 'editor' where id = $1`, [late.id]);
  expect((await answer(as(late.cookie), id, 'approve', { version: 1 })).status).toBe(200);
  // There is no news in what one did oneself.
  expect(await listed(as(late.cookie), id)).toEqual([]);
});

describe('emails', () => {
  const services = { db: app.db, jobs: app.jobs, siteOf: app.orders.siteOf };
  const mail = (requestId: string, what: 'request' | 'answer') =>
    mailRequest(services, { websiteId: one.id, requestId, what });
  const mailed = (requestId: string) =>
    sql(
      `select recipient, content::text || coalesce(body_text, '') as words from sitewright.mails
       where website_id = $1 and cause like $2 order by recipient`,
      [one.id, `publish-request:${requestId}%`],
    );
  const asked = async (name: string) => {
    const { _id: page } = await draft(name);
    const { _id: id } = (await request(page, { version: 1, note: `<b>${name}</b> {{{x}}}` })).json() as {
      _id: string;
    };
    return { page, id };
  };

  test('go to those who may publish, and back to the author', async () => {
    const { page, id } = await asked('Mailed');
    expect(await mail(id, 'request')).toBeGreaterThanOrEqual(3);
    const to = (await mailed(id)).map(({ recipient }) => recipient);
    expect(to).toEqual(expect.arrayContaining([`eve@${one.host}`, `max@${one.host}`, one.owner.email]));
    expect(to).not.toContain(`cleo@${one.host}`);
    await answer(max, page, 'decline', { version: 1, answer: 'Shorter, please' });
    expect([await mail(id, 'request'), await mail(id, 'answer')]).toEqual([0, 1]);
    expect(await mailed(id)).toEqual(
      expect.arrayContaining([
        {
          recipient: `cleo@${one.host}`,
          words: expect.stringContaining('requested changes to “Mailed”') as string,
        },
      ]),
    );
  });

  test('tell nobody what they have seen, or what is not theirs any more', async () => {
    const first = await asked('Seen');
    await answer(max, first.page, 'approve', { version: 1 });
    await cleo('POST', '/api/publish-requests/seen', {});
    expect(await mail(first.id, 'answer')).toBe(0);
    const second = await asked('Left');
    await answer(max, second.page, 'approve', { version: 1 });
    await sql(`update sitewright.accounts set role = null where id = $1`, [contributor.id]);
    expect(await mail(second.id, 'answer')).toBe(0);
    await sql(`update sitewright.accounts set role = 'contributor' where id = $1`, [contributor.id]);
  });
});

test('visitors, customers and staff of other areas learn nothing of requests', async () => {
  const { _id: id } = await draft('Secret request');
  await request(id, { version: 1, note: 'For colleagues only' });
  const packer = await staff('orders', 'olaf');
  for (const [by, status] of [
    [visitor, 401],
    [as(one.customer.cookie), 403],
    [as(packer.cookie), 403],
  ] as const)
    expect((await by('GET', '/api/publish-requests')).status).toBe(status);
  const pages = (await visitor('GET', '/api/pages')).json() as PageSummary[];
  expect(JSON.stringify(pages)).not.toContain('Secret request');
});
