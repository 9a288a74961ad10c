import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { brandingOf, twoSites } from '../../../../../tests/support/two-sites.ts';
import type { NavigationEntry, Page, PageSummary } from '../../contract.ts';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { redirectFor } from '../redirects/redirect-operations.ts';
import type { LinkingPlace, MenuEntry, Menus } from '../../menus-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);
const { about, home } = world.one.pages;

const put = (header: object[], footer: object[] = [], more: object = {}) =>
  owner('PUT', '/api/menus', { header, footer, subdomain: '', ...more });
const seen = async () => (await visitor('GET', '/api/menus?subdomain=')).json() as Menus;
const drafts = () => done<Menus>('GET', '/api/menus?subdomain=&draft=true');
const navigation = async () =>
  (await visitor('GET', '/api/navigation?subdomain=')).json() as NavigationEntry[];
const slugs = async () => (await navigation()).map(({ slug }) => slug);
const inMenu = async (id: string) =>
  (await done<PageSummary[]>('GET', '/api/pages')).find(({ _id }) => _id === id)?.inMenu;

/** Label and address of each entry; entries below it are in a nested list. */
const outline = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ label, href, children }) =>
    children.length > 0 ? [label, href, children.map((child) => [child.label, child.href])] : [label, href],
  );

async function newPage(name: string, more: object = {}): Promise<Page> {
  const page = await done<Page>('POST', '/api/page', { name, ...more });
  return done<Page>('POST', `/api/page/${page._id}/publish`, {});
}

beforeEach(() => put([]));

describe('a menu', () => {
  test('of two levels leads to pages by id, so that a new address changes nothing in it', async () => {
    const page = await newPage('Glazes');
    await put([
      { label: 'Shop', children: [{ page: page._id }, { label: 'Elsewhere', href: 'https://x.example/' }] },
    ]);
    expect(outline((await seen()).header)).toEqual([
      [
        'Shop',
        null,
        [
          ['Glazes', '/glazes'],
          ['Elsewhere', 'https://x.example/'],
        ],
      ],
    ]);
    await done('PUT', `/api/page/${page._id}`, { slug: 'colours', label: 'Our glazes' });
    expect(outline((await seen()).header)).toEqual([
      [
        'Shop',
        null,
        [
          ['Our glazes', '/colours'],
          ['Elsewhere', 'https://x.example/'],
        ],
      ],
    ]);
    expect(await navigation()).toEqual([{ label: 'Our glazes', slug: 'colours' }]);
  });

  test('shows visitors what is published; the owner sees all', async () => {
    const draft = await done<Page>('POST', '/api/page', { name: 'Hidden' });
    await put([
      { page: draft._id, children: [{ page: about }] },
      { label: 'Empty', children: [{ page: draft._id }] },
    ]);
    expect(outline((await seen()).header)).toEqual([
      ['Hidden', null, [[expect.any(String), expect.any(String)]]],
    ]);
    const [first, second] = (await drafts()).header;
    expect(first).toMatchObject({ href: '/hidden', page: draft._id, own: '', visible: false });
    expect(second).toMatchObject({ label: 'Empty', own: 'Empty', page: null, visible: true });
    expect((await visitor('GET', '/api/menus?draft=true')).status).toBe(401);
    expect((await customer('GET', '/api/menus?draft=true')).status).toBe(403);
    expect(JSON.stringify(await seen())).not.toContain('visible');
  });

  test('is saved as a whole or not at all', async () => {
    await put([{ page: about }], [{ label: 'Note', href: '/note' }]);
    const before = await drafts();
    const foreign = await put([{ page: home }, { page: world.two.pages.about }]);
    expect(foreign.status).toBe(404);
    expect(await drafts()).toEqual(before);
  });

  test.each([
    ['both a page and an address', { page: about, href: '/x' }, 'header.0.href'],
    ['an address that runs', { label: 'x', href: 'javascript:alert(1)' }, 'header.0.href'],
    ['nothing to lead to', { label: 'x' }, 'header.0.href'],
    ['no label', { href: '/x' }, 'header.0.label'],
    ['a title in the second level', { label: 'x', children: [{ label: 'y' }] }, 'header.0.children.0.href'],
    [
      'a third level',
      { label: 'x', children: [{ label: 'y', href: '/y', children: [] }] },
      'header.0.children.0.children',
    ],
  ])('with %s is refused with its path', async (_what, entry, path) => {
    const reply = await put([entry]);
    expect(reply.status).toBe(400);
    expect((reply.json() as { fields: object }).fields).toHaveProperty([path]);
  });

  test('saved from an old copy is refused and shows the new one', async () => {
    const { version } = await drafts();
    expect((await put([{ page: about }], [], { version })).status).toBe(200);
    const late = await put([], [], { version });
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({ current: { header: [{ page: about }], version: version + 1 } });
  });
});

describe('the switch of a page', () => {
  test('adds it at the end of the header and takes it out, from whichever level', async () => {
    const page = await newPage('Visit');
    await put([{ label: 'More', children: [{ page: about }] }]);
    expect(await inMenu(about)).toBe(true);
    const { version } = await drafts();
    await done('PUT', `/api/page/${page._id}`, { inMenu: true });
    expect((await drafts()).version).toBe(version + 1);
    expect(outline((await seen()).header)).toHaveLength(2);
    expect((await slugs()).at(-1)).toBe('visit');

    await done('PUT', '/api/pages', { pages: [{ _id: about, inMenu: false }] });
    expect(outline((await seen()).header)).toEqual([['Visit', '/visit']]);
    await put([]);
    expect(await inMenu(page._id)).toBe(false);
  });

  test('keeps what stood below a page that goes', async () => {
    const [parent, child] = [await newPage('Parent'), await newPage('Child')];
    await put([{ page: parent._id, children: [{ page: child._id }] }]);
    await done('DELETE', `/api/page/${parent._id}`);
    expect(outline((await seen()).header)).toEqual([['Child', '/child']]);
  });

  test('and the order of the list of pages is the order of the menu, both ways', async () => {
    const [a, b, c] = [await newPage('Aa'), await newPage('Bb'), await newPage('Cc')];
    await put([
      { page: c._id },
      { label: 'Out', href: 'https://x.example/' },
      { page: a._id, children: [{ page: b._id }] },
    ]);
    expect(await slugs()).toEqual(['cc', 'aa', 'bb']);
    const listed = await done<PageSummary[]>('GET', '/api/pages');
    const order = listed.map(({ slug }) => slug).filter((slug) => ['aa', 'cc'].includes(slug));
    expect(order).toEqual(['cc', 'aa']);

    // As the list of pages sends it when a switch is toggled: the menu stays unchanged.
    await done('PUT', '/api/pages', { pages: listed.map(({ _id, inMenu: on }) => ({ _id, inMenu: on })) });
    expect(await slugs()).toEqual(['cc', 'aa', 'bb']);

    await done('PUT', '/api/pages', { pages: [{ _id: a._id }, { _id: c._id }] });
    expect(outline((await seen()).header).map((entry) => (entry as [string])[0])).toEqual([
      'Aa',
      'Out',
      'Cc',
    ]);
  });
});

describe('what links to a page', () => {
  test('is found in drafts, published pages and menus, by any of its addresses', async () => {
    const page = await newPage('Kiln');
    const link = (href: string) => ({
      type: 'button',
      props: { buttons: [{ label: 'Go', href, look: 'primary' }] },
    });
    await newPage('By path', { blocks: [link('/kiln#when'), link('/kiln'), link('/kilns')] });
    await done('POST', '/api/page', {
      name: 'By address',
      blocks: [link(`http://${world.one.host}/kiln?x=1`)],
    });
    await newPage('Not at all', { blocks: [link('/kilns'), link('https://elsewhere.example/kiln')] });
    await done('PUT', `/api/page/${page._id}`, { slug: 'the-kiln', blocks: [link('/the-kiln')] });
    await put([{ page: page._id }], [{ label: 'Old', href: '/kiln' }]);

    const places = await done<LinkingPlace[]>('GET', `/api/page/${page._id}/links`);
    expect(places.map(({ kind, name, links, visible }) => [kind, name, links, visible])).toEqual([
      ['header', 'Menu in the header', 1, true],
      ['footer', 'Menu in the footer', 1, true],
      ['page', 'By path', 2, true],
      ['page', 'By address', 1, false],
    ]);
    expect((await owner('GET', `/api/page/${world.two.pages.about}/links`)).status).toBe(404);
  });
});

describe.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/%2e//evil.test',
  '/%2fevil.test',
  '/%5Cevil.test',
  'javascript:alert(1)',
])('an address that leaves the site: %j', (href) => {
  const branding = brandingOf('zebrafinch');
  const doors: [string, string, object][] = [
    ['PUT', '/api/menus', { header: [{ label: 'Out', href }], footer: [], subdomain: '' }],
    ['POST', '/api/redirect', { from: '/old', to: href }],
    ['PUT', '/api/shop/settings', { settings: { terms: { required: true, href } } }],
    ['PUT', '/api/website', { settings: { logo: href } }],
    [
      'PUT',
      '/api/website/brand/draft',
      {
        branding: {
          ...branding,
          brand: { ...branding.brand, footer: { note: '', social: [{ label: 'Out', href }] } },
        },
      },
    ],
    ['PUT', `/api/form/${world.one.form}`, { thanks: { text: '', page: href } }],
  ];

  test.each(doors)('is refused by %s %s', async (method, path, body) => {
    const reply = await owner(method, path, body);
    expect([reply.status, reply.text]).toEqual([400, expect.stringMatching(/href|to|logo|page/)]);
  });

  test('is not followed where a row holds it all the same', async () => {
    await put([{ label: 'Out', href: '/x' }]);
    await asAdmin(world.admin, async (client) => {
      const of = [world.one.id, href];
      await client.query(
        `insert into sitewright.redirects (website_id, from_path, to_address) values ($1, '/left', $2)
         on conflict (website_id, subdomain, from_path) do update set to_address = excluded.to_address`,
        of,
      );
      await client.query(
        `update sitewright.menu_entries set href = $2 where website_id = $1 and label = 'Out'`,
        of,
      );
      await client.query(
        `update sitewright.forms set settings = jsonb_set(settings, '{thanks,page}', to_jsonb($2::text))
         where website_id = $1`,
        of,
      );
    });
    const { id, host } = world.one;
    const site = { id, canonicalHost: host, origin: `http://${host}`, subdomain: '' };
    expect(await world.app.db.forWebsite(id, (tx) => redirectFor(tx, site, '/left'))).toBeNull();
    expect(outline((await drafts()).header)).toEqual([['Out', null]]);
    const form = (await visitor('GET', `/api/form/${world.one.form}`)).json() as {
      thanks: { page: string };
    };
    expect(form.thanks.page).toBe('');
  });
});
