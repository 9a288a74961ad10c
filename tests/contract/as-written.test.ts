import { afterAll, describe, expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import { routes } from '../../src/app/routes.ts';
import * as page from '../../src/features/pages/web/public/page.tsx';
import { serverPaths } from '../../src/app/http/server-paths.ts';
import { isReservedSlug } from '../../src/features/pages/slugs.ts';
import { usualStarter } from '../../src/app/starters/index.ts';
import { asAdmin } from '../support/postgres.ts';
import { twoSites } from '../support/two-sites.ts';

/** Calls as written in the specification, in forms that no other test covers. */
const world = await twoSites();
afterAll(() => world.close());
const { one, ask } = world;

const as = (cookie?: string) => (method: string, path: string, body?: unknown) =>
  ask({
    host: one.host,
    method,
    path,
    ...(cookie ? { cookie } : {}),
    ...(body === undefined ? {} : { body }),
  });
const own = as(one.owner.cookie);
const visit = as();
type Found = Record<string, unknown> & { _id: string };
const list = async (path: string) => {
  const reply = await own('GET', path);
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as Found[];
};

/** First path segments of all screens and other routes, which a page might want to use. */
function firstSegments(): Set<string> {
  const screens = (of: readonly RouteObject[], above = ''): string[] =>
    of.flatMap(({ path = '', loader, children = [] }) => {
      const whole = `${above}/${path}`.replace(/\/+/g, '/');
      // Pages of the owner, shown at addresses of the specification.
      const isPage = loader === page.loader;
      return [...(isPage ? [] : [whole]), ...screens(children, whole)];
    });
  const all = [...screens(routes), ...world.routes, ...Object.values(serverPaths)];
  return new Set(all.map((path) => path.split('/')[1] ?? '').filter((part) => /^[a-z0-9-]+$/.test(part)));
}

describe('addresses that the product answers itself', () => {
  test('are reserved, whichever screen or route is added', () => {
    const segments = firstSegments();
    for (const known of ['private', 'unsubscribe', 'waiting', 'newsletter', 'restore', 'social'])
      expect(segments).toContain(known);
    expect([...segments].filter((segment) => !isReservedSlug(segment))).toEqual([]);
    for (const slug of ['faq', 'privacy', 'terms', 'homepage']) expect(isReservedSlug(slug)).toBe(false);
  });

  test('are refused to a new page, a renamed one and one in the list', async () => {
    const made = (await own('POST', '/api/page/', { name: 'Private' })).json() as Found;
    expect(made['slug']).toBe('private-page');
    const given = await own('POST', '/api/page/', { name: 'Mine', slug: 'waiting' });
    expect([given.status, given.json()]).toMatchObject([400, { fields: { slug: expect.any(String) } }]);
    expect((await own('PUT', `/api/page/${made._id}`, { slug: 'unsubscribe' })).status).toBe(400);
    const listed = await own('PUT', '/api/pages', { pages: [{ _id: made._id, slug: 'private' }] });
    expect(listed.status).toBe(400);
    expect((await own('GET', `/api/page?_id=${made._id}&draft=true`)).json()).toMatchObject({
      slug: 'private-page',
      version: 1,
    });
  });

  test('stay with the page that had one before, and the site check says so', async () => {
    await asAdmin(world.admin, (admin) =>
      admin.query(`update sitewright.pages set slug = 'newsletter' where id = $1`, [one.pages.about]),
    );
    const saved = await own('PUT', `/api/page/${one.pages.about}`, { slug: 'newsletter', label: 'News' });
    expect([saved.status, (saved.json() as Found)['slug']]).toEqual([200, 'newsletter']);
    const checked = (await own('POST', '/api/check/links', {})).json() as { result: object };
    expect(checked.result).toMatchObject({ light: 'look', says: expect.stringContaining('/newsletter') });
  });
});

describe('lists and look-ups take every plain field', () => {
  test('GET /api/page?name=, for the owner', async () => {
    const [home] = await list('/api/pages');
    for (const [field, value] of Object.entries(home ?? {})) {
      if (['subdomain', 'version', 'publishAt'].includes(field)) continue;
      const found = await own('GET', `/api/page?${new URLSearchParams({ [field]: String(value) })}`);
      expect([field, found.status, (found.json() as Found)[field]]).toEqual([field, 200, value]);
    }
    expect((await own('GET', '/api/page?name=Nobody')).status).toBe(404);
    expect((await visit('GET', `/api/page?name=Home%20${one.mark}`)).status).toBe(401);
  });

  test.each([
    [
      'GET /api/emails',
      '/api/emails',
      ['_id', 'name', 'purpose', 'subject', 'changed', 'version', 'updatedAt'],
    ],
    [
      'GET /api/messages',
      '/api/messages',
      ['_id', 'website', 'formName', 'name', 'preview', 'spamReason', 'createdAt', 'repliedAt'],
    ],
  ])('%s', async (_call, path, fields) => {
    const all = await list(path);
    const [known] = all;
    expect(known).toBeDefined();
    for (const field of fields) {
      const value = String(known?.[field]);
      const found = await list(`${path}?${new URLSearchParams({ [field]: value })}`);
      expect([field, found.map(({ _id }) => _id)]).toEqual([
        field,
        all.filter((other) => String(other[field]) === value).map(({ _id }) => _id),
      ]);
    }
    expect((await own('GET', `${path}?nonsense=1`)).status).toBe(400);
  });

  test('GET /api/messages?content.<name>=', async () => {
    const words = `Words of ${one.mark}`;
    const asked = new URLSearchParams({ 'content.message': words, 'content.name': `Visitor ${one.mark}` });
    expect((await list(`/api/messages?${asked}`)).map(({ content }) => content)).toMatchObject([
      { message: words },
    ]);
    expect(await list('/api/messages?content.message=other')).toEqual([]);
  });
});

test('messages and services carry their website', async () => {
  for (const path of ['/api/messages', '/api/services']) {
    const found = await list(path);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ website }) => website))).toEqual(new Set([one.id]));
  }
});

test.each(['/api/forms', '/api/emails', '/api/messages', '/api/services', '/api/pages'])(
  '%s is read page by page',
  async (path) => {
    if (path === '/api/forms')
      await own('POST', '/api/form/', { name: 'Another', purpose: 'message', content: [] });
    const all = await list(path);
    const first = await own('GET', `${path}?limit=1`);
    expect((first.json() as Found[]).map(({ _id }) => _id)).toEqual([all[0]?._id]);
    if (all.length === 1) return;
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    expect((await list(next)).map(({ _id }) => _id)).toEqual([all[1]?._id]);
  },
);

test('a site made without a template has the colours of the specification', () => {
  expect(usualStarter.site('Mine').website).toMatchObject({
    colours: {
      main: 'rgba(0, 0, 0, 0.7)',
      link: '#000000',
      button: '#ffffff',
      background: '#ffffff',
      text: '#000000',
    },
  });
});
