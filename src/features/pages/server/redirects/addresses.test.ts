import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { NavigationEntry, Page, PageSummary } from '../../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

async function live(slug: string, more: object = {}): Promise<Page> {
  const page = await done<Page>('POST', '/api/page', { name: slug, slug, ...more });
  return done<Page>('POST', `/api/page/${page._id}/publish`, {});
}
const rename = (id: string, slug: string) => done<Page>('PUT', `/api/page/${id}`, { slug });
const at = async (slug: string, more = '') => {
  const reply = await visitor('GET', `/api/page?slug=${slug}${more}`);
  return reply.status === 200 ? (reply.json() as Page) : null;
};

describe('a renamed page', () => {
  test('answers to every address it had, however often it moved, with its newest', async () => {
    const { _id } = await live('chain-a');
    await rename(_id, 'chain-b');
    await rename(_id, 'chain-c');
    for (const slug of ['chain-a', 'chain-b', 'chain-c'])
      expect(await at(slug)).toMatchObject({ _id, slug: 'chain-c' });
  });

  test('can have its first address back', async () => {
    const { _id } = await live('back-a');
    await rename(_id, 'back-b');
    await rename(_id, 'back-a');
    for (const slug of ['back-a', 'back-b']) expect(await at(slug)).toMatchObject({ _id, slug: 'back-a' });
  });

  test('gives its old address up to a page that comes to live there', async () => {
    const moved = await live('corner');
    await rename(moved._id, 'round-the-corner');
    const newcomer = await live('corner');
    expect(await at('corner')).toMatchObject({ _id: newcomer._id, slug: 'corner' });
    await rename(newcomer._id, 'gone-on');
    expect(await at('corner')).toMatchObject({ _id: newcomer._id, slug: 'gone-on' });
  });

  test('cannot take the address of another page', async () => {
    const { _id } = await live('taker');
    expect((await owner('PUT', `/api/page/${_id}`, { slug: 'homepage' })).status).toBe(409);
    expect((await owner('PUT', `/api/page/${_id}`, { slug: 'account' })).status).toBe(400);
    expect(await at('taker')).toMatchObject({ version: 1 });
  });

  test('that moved under a subdomain says where it is now', async () => {
    const { _id } = await live('wanderer');
    await done('PUT', `/api/page/${_id}`, { slug: 'arrived', subdomain: 'far' });
    expect(await at('wanderer')).toMatchObject({ movedTo: `http://far.${world.one.host}/arrived` });
    expect(await at('arrived', '&subdomain=far')).not.toHaveProperty('movedTo');
    await done('PUT', `/api/page/${_id}`, { subdomain: '' });
    expect(await at('arrived', '&subdomain=far')).toMatchObject({
      movedTo: `http://${world.one.host}/arrived`,
    });
  });
});

describe('order and menu', () => {
  const arrange = (pages: object[], more: object = {}) => owner('PUT', '/api/pages', { pages, ...more });
  const menu = async () => (await visitor('GET', '/api/navigation')).json() as NavigationEntry[];

  test('take the order of the list, and what it says of label and menu', async () => {
    const [a, b, c] = [await live('menu-a'), await live('menu-b'), await live('menu-c')];
    const reply = await arrange([
      { _id: c._id, inMenu: true, label: 'Sea' },
      { _id: a._id, inMenu: true },
      { _id: b._id, inMenu: false },
    ]);
    expect(reply.status).toBe(200);
    const order = (reply.json() as PageSummary[]).map(({ slug }) => slug);
    expect(order.filter((slug) => slug.startsWith('menu-'))).toEqual(['menu-c', 'menu-a', 'menu-b']);
    expect((await menu()).filter(({ slug }) => slug.startsWith('menu-'))).toEqual([
      { label: 'Sea', slug: 'menu-c' },
      { label: 'menu-a', slug: 'menu-a' },
    ]);
  });

  test('let two pages swap their addresses, and lead to both', async () => {
    const [a, b] = [await live('swap-a'), await live('swap-b')];
    await arrange([
      { _id: a._id, slug: 'swap-b' },
      { _id: b._id, slug: 'swap-a' },
    ]);
    expect(await at('swap-a')).toMatchObject({ _id: b._id });
    expect(await at('swap-b')).toMatchObject({ _id: a._id });
    // An address of a page is never redirected, even while that page is unpublished.
    await done('POST', `/api/page/${a._id}/unpublish`, {});
    expect(await at('swap-b')).toBeNull();
  });

  test('change nothing where one entry is wrong', async () => {
    const [a, b] = [await live('whole-a'), await live('whole-b')];
    const before = await done<PageSummary[]>('GET', '/api/pages');
    const first = { _id: a._id, label: 'Changed', inMenu: true };
    const cases: [object, number][] = [
      [{ _id: b._id, slug: 'homepage' }, 409],
      [{ _id: b._id, slug: 'admin' }, 400],
      [{ _id: b._id, label: '' }, 400],
      [{ _id: '01890000-0000-7000-8000-000000000000' }, 404],
      [{ _id: world.two.pages.about }, 404],
      [{ _id: a._id }, 400],
    ];
    for (const [entry, status] of cases) expect((await arrange([first, entry])).status).toBe(status);
    expect((await arrange([first], { subdomain: 'elsewhere' })).status).toBe(404);
    expect(await done('GET', '/api/pages')).toEqual(before);
  });

  test('hold out when many arrange at once', async () => {
    const pages = await Promise.all(['r1', 'r2', 'r3'].map((slug) => live(slug)));
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        arrange((n % 2 ? pages : pages.toReversed()).map(({ _id }) => ({ _id, inMenu: true }))),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('pages of a subdomain', () => {
  const sub = `journal.${world.one.host}`;

  test('are what that host shows, once one of them is published', async () => {
    const ask = (path: string) => world.ask({ host: sub, path });
    expect((await ask('/api/navigation')).status).toBe(404);
    await live('entry', { subdomain: 'journal', inMenu: true });
    expect((await ask('/api/navigation')).json()).toEqual([{ label: 'entry', slug: 'entry' }]);
    expect((await ask('/api/page?slug=entry')).json()).toMatchObject({ subdomain: 'journal' });
    expect((await ask('/api/page?slug=homepage')).status).toBe(404);
    expect((await visitor('GET', '/api/navigation?subdomain=journal')).json()).toHaveLength(1);
    expect(await at('entry')).toBeNull();
  });
});

test('the menu is fresh with the next request, whatever changed', async () => {
  const { _id } = await live('fresh', { inMenu: true });
  const has = async () =>
    ((await visitor('GET', '/api/navigation')).json() as NavigationEntry[]).some(({ slug }) =>
      slug.startsWith('fresh'),
    );
  expect(await has()).toBe(true);
  await done('POST', `/api/page/${_id}/unpublish`, {});
  expect(await has()).toBe(false);
  await done('POST', `/api/page/${_id}/publish`, {});
  expect(await has()).toBe(true);
  await owner('DELETE', `/api/page/${_id}`);
  expect(await has()).toBe(false);
});
