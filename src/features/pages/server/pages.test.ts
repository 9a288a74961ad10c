import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Page, PageSummary, PageVersion } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);

const make = (fields: object) => done<Page>('POST', '/api/page', fields);
const publish = (id: string, body: object = {}) => done<Page>('POST', `/api/page/${id}/publish`, body);
const heading = (text: string) => ({ type: 'heading', props: { id: 'title', text } });
const bySlug = async (slug: string, more = '') => visitor('GET', `/api/page?slug=${slug}${more}`);

describe('a new page', () => {
  test('is a draft with the defaults, which only the owner sees', async () => {
    const reply = await owner('POST', '/api/page/', { name: 'Über uns & Café' });
    expect(reply.status).toBe(201);
    expect(reply.json()).toMatchObject({
      slug: 'uber-uns-cafe',
      label: 'Über uns & Café',
      height: 100,
      subdomain: '',
      inMenu: false,
      version: 1,
      state: 'draft',
      publishedAt: null,
      blocks: [],
      website: world.one.id,
    });
    expect((await bySlug('uber-uns-cafe')).status).toBe(404);
    expect((await visitor('GET', '/api/page?slug=uber-uns-cafe&draft=true')).status).toBe(401);
    expect((await customer('GET', '/api/page?slug=uber-uns-cafe&draft=true')).status).toBe(403);
    expect((await owner('GET', '/api/page?slug=uber-uns-cafe&draft=true')).status).toBe(200);
    expect((await owner('GET', '/api/page?slug=uber-uns-cafe')).status).toBe(404);
  });

  test('gets the next free address when its own is taken, also when two are made at once', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => make({ name: 'Same name' })));
    expect(pages.map(({ slug }) => slug).sort()).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
    ]);
  });

  test('keeps its label whole where the name is cut for the menu', async () => {
    const { label } = await make({ name: `${'x'.repeat(59)}🏺 and more` });
    expect(label).toBe('x'.repeat(59));
  });

  test.each([
    ['a taken address', { name: 'Copy', slug: 'homepage' }, 409],
    ['a reserved address', { name: 'Shop', slug: 'shop' }, 400],
    ['an address that is none', { name: 'Odd', slug: 'Our Story' }, 400],
    ['a height below 0', { name: 'Low', height: -1 }, 400],
    ['a height above 1000', { name: 'High', height: 1001 }, 400],
    ['a height between whole numbers', { name: 'Half', height: 1.5 }, 400],
    ['no name', { slug: 'nameless' }, 400],
    ['an unknown kind of block', { name: 'Block', blocks: [{ type: 'script', props: {} }] }, 400],
    ['a bad prop', { name: 'Prop', blocks: [{ type: 'heading', props: { text: 7 } }] }, 400],
    ['a subdomain that is none', { name: 'Sub', subdomain: 'a.b' }, 400],
  ])('is refused with %s', async (_what, fields, status) => {
    const reply = await owner('POST', '/api/page', fields);
    expect(reply.status).toBe(status);
    expect(reply.json()).toHaveProperty('error', expect.stringMatching(/\w+ \w+/));
    if (status === 400) expect(Object.keys((reply.json() as { fields: object }).fields)).not.toEqual([]);
  });

  test.each([0, 1000])('may have a height of %i', async (height) => {
    expect(await make({ name: `Height ${height}`, height })).toMatchObject({ height });
  });

  test('may have an address that another subdomain has too, and none that is reserved', async () => {
    expect(await make({ name: 'Home', slug: 'homepage', subdomain: 'news' })).toMatchObject({
      slug: 'homepage',
    });
    expect(await make({ name: 'Admin' })).toMatchObject({ slug: 'admin-page' });
  });
});

describe('an earlier version', () => {
  test('is shown to the owner alone, as it would be', async () => {
    const { _id } = await make({ name: 'Once', slug: 'once', height: 9, blocks: [heading('Once')] });
    await publish(_id);
    await done('PUT', `/api/page/${_id}`, { name: 'Now', height: 10, blocks: [heading('Now')] });
    const at = (version: number) => `/api/page?_id=${_id}&version=${version}`;
    expect(await done('GET', at(1))).toMatchObject({ name: 'Once', height: 9, version: 1, slug: 'once' });
    expect(await done('GET', `${at(1)}&draft=true`)).toMatchObject({ blocks: [heading('Once')] });
    expect(await done('GET', '/api/page?slug=once&version=2')).toMatchObject({ name: 'Now', version: 2 });
    expect((await owner('GET', at(3))).status).toBe(404);
    expect((await owner('GET', at(0))).status).toBe(400);
    // Also if it is the published one.
    expect((await visitor('GET', at(1))).status).toBe(401);
    expect((await customer('GET', at(1))).status).toBe(403);
  });
});

describe('a saved draft', () => {
  test('waits for publishing, apart from its place on the site', async () => {
    const page = await make({ name: 'First', slug: 'waits', blocks: [heading('First')] });
    await publish(page._id);
    await done('PUT', `/api/page/${page._id}`, { name: 'Second', blocks: [heading('Second')], label: 'New' });
    const shown = (await bySlug('waits')).json() as Page;
    expect(shown).toMatchObject({ name: 'First', label: 'New', version: 1 });
    expect(shown.blocks[0]?.props['text']).toBe('First');
    expect(shown).not.toHaveProperty('state');
    expect(await done('GET', `/api/page?_id=${page._id}&draft=true`)).toMatchObject({
      name: 'Second',
      state: 'changed',
    });
    await publish(page._id);
    expect((await bySlug('waits')).json()).toMatchObject({ name: 'Second', version: 2 });
  });

  test('stays published when only its place changed', async () => {
    const page = await make({ name: 'Placed', slug: 'placed' });
    await publish(page._id);
    const saved = await done<Page>('PUT', `/api/page/${page._id}`, { inMenu: true, label: 'In the menu' });
    expect(saved).toMatchObject({ state: 'published', version: 2, publishedVersion: 2 });
    expect((await visitor('GET', '/api/navigation')).json()).toContainEqual({
      label: 'In the menu',
      slug: 'placed',
    });
  });

  test('is refused when it was based on another version, and says what is there now', async () => {
    const page = await make({ name: 'Base', slug: 'base' });
    await done('PUT', `/api/page/${page._id}`, { name: 'Mine', version: 1 });
    const late = await owner('PUT', `/api/page/${page._id}`, { name: 'Theirs', version: 1 });
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({ current: { name: 'Mine', version: 2 } });
    expect(await done('PUT', `/api/page/${page._id}`, { name: 'No version' })).toMatchObject({ version: 3 });
    expect((await owner('POST', `/api/page/${page._id}/publish`, { version: 2 })).status).toBe(409);
  });

  test('is one of many when several save at once from the same version', async () => {
    const { _id } = await make({ name: 'Race' });
    const saves = await Promise.all(
      Array.from({ length: 5 }, (_, n) => owner('PUT', `/api/page/${_id}`, { name: `${n}`, version: 1 })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test.each(['PUT', 'DELETE'])('cannot be made of a page that is not there (%s)', async (method) => {
    const body = method === 'PUT' ? { name: 'X' } : undefined;
    for (const id of ['01890000-0000-7000-8000-000000000000', world.two.pages.home, 'no-id'])
      expect((await owner(method, `/api/page/${id}`, body)).status).toBe(404);
  });
});

describe('versions', () => {
  test('say who saved what, and an earlier one comes back as a draft', async () => {
    const { _id } = await make({ name: 'One', slug: 'versions', blocks: [heading('One')], height: 7 });
    await publish(_id);
    await done('PUT', `/api/page/${_id}`, { name: 'Two', blocks: [] });
    const versions = await done<PageVersion[]>('GET', `/api/page/${_id}/versions`);
    expect(versions).toMatchObject([
      { version: 2, name: 'Two', published: false, savedBy: world.one.owner.email },
      { version: 1, name: 'One', published: true },
    ]);
    expect(await done<PageVersion[]>('GET', `/api/page/${_id}/versions?limit=1`)).toHaveLength(1);
    await publish(_id);
    const restored = await done<Page>('POST', `/api/page/${_id}/restore`, { version: 1 });
    expect(restored).toMatchObject({ name: 'One', height: 7, version: 3, state: 'changed' });
    expect(restored.blocks[0]?.props['text']).toBe('One');
    expect((await bySlug('versions')).json()).toMatchObject({ name: 'Two', blocks: [] });
    expect((await owner('POST', `/api/page/${_id}/restore`, { version: 99 })).status).toBe(404);
    // Back to the state before the restore, which is a version like any other.
    const undone = await done<Page>('POST', `/api/page/${_id}/restore`, { version: 2 });
    expect(undone).toMatchObject({ name: 'Two', version: 4 });
  });
});

describe('the home page', () => {
  const { home } = world.one.pages;
  test.each([
    ['deleted', () => owner('DELETE', `/api/page/${home}`)],
    ['renamed', () => owner('PUT', `/api/page/${home}`, { slug: 'start' })],
    ['moved under a subdomain', () => owner('PUT', `/api/page/${home}`, { subdomain: 'blog' })],
    ['renamed in the list', () => owner('PUT', '/api/pages', { pages: [{ _id: home, slug: 'start' }] })],
    ['taken off the site', () => owner('POST', `/api/page/${home}/unpublish`, {})],
  ])('cannot be %s', async (_what, call) => {
    expect((await call()).status).toBe(409);
    expect((await visitor('GET', '/api/page')).json()).toMatchObject({ slug: 'homepage' });
  });

  test('keeps what visitors see when a schedule of it is dropped', async () => {
    await publish(home, { at: new Date(Date.now() + 3_600_000).toISOString() });
    const dropped = await done('POST', `/api/page/${home}/unpublish`, {});
    expect(dropped).toMatchObject({ state: 'published', publishAt: null });
    expect((await visitor('GET', '/api/page')).status).toBe(200);
  });
});

test('a deleted page is gone with its old addresses', async () => {
  const page = await make({ name: 'Short', slug: 'short-lived' });
  await publish(page._id);
  await done('PUT', `/api/page/${page._id}`, { slug: 'shorter' });
  expect((await owner('DELETE', `/api/page/${page._id}`)).status).toBe(204);
  for (const slug of ['short-lived', 'shorter']) expect((await bySlug(slug)).status).toBe(404);
});

test('lists go on where the last one ended, and say so with everything that was asked', async () => {
  for (const name of ['A', 'B', 'C']) await publish((await make({ name, subdomain: 'paged' }))._id);
  const seen: string[] = [];
  let path: string | undefined = '/api/pages?subdomain=paged&limit=1';
  for (let n = 0; path && n < 5; n += 1) {
    const reply = await visitor('GET', path);
    seen.push(...(reply.json() as PageSummary[]).map(({ name }) => name));
    path = /^<(.+)>; rel="next"$/.exec(String(reply.headers['link'] ?? ''))?.[1];
    if (path) expect(path).toContain('subdomain=paged');
  }
  expect(seen).toEqual(['A', 'B', 'C']);
  for (const bad of ['limit=0', 'limit=501', 'limit=x', 'after=x', 'odd=1'])
    expect((await visitor('GET', `/api/pages?${bad}`)).status).toBe(400);
});

test('a trailing slash and HEAD make no difference', async () => {
  expect((await visitor('GET', '/api/navigation/')).status).toBe(200);
  const head = await visitor('HEAD', '/api/pages');
  expect(head.status).toBe(200);
  expect(head.bytes).toHaveLength(0);
});
