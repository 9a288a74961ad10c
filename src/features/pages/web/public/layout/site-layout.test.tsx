import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { notFound } from '../../../../../lib/errors.ts';
import { clientContext } from '../../../../../lib/ui/screen.ts';
import { defaultBrand } from '../../../../../lib/theme/brand.ts';
import { defaultColours } from '../../../../../lib/theme/colour.ts';
import { BlockViewsContext } from '../block-views-context.ts';
import { ErrorScreen } from '../error-screen.tsx';
import * as loading from '../loading.tsx';
import { Component as Nothing, loader as nowhere } from '../not-found.tsx';
import { Component, handle, loader } from '../page.tsx';
import * as start from '../../start.ts';
import type { Start } from '../../start.ts';
import { SiteLayout } from './site-layout.tsx';

const website = {
  _id: '0198a000-0000-7000-8000-000000000001',
  name: 'Saltmarsh Pottery',
  logo: null as string | null,
  header: true,
  analytics: false,
  colours: defaultColours,
  ecommerce: { enabled: false, stripeAccountId: null, currency: 'GBP' },
  timezone: 'Europe/London',
  locale: 'en-GB',
  languages: [] as string[],
  untranslated: 'original',
  version: 1,
  brand: defaultBrand,
};
const account = {
  _id: website._id,
  email: 'ada@example.com',
  owner: false,
  createdAt: '2026-01-01T00:00:00Z',
};

interface Site {
  website?: Partial<typeof website>;
  account?: typeof account | null;
  navigation?: { label: string; slug: string }[];
  menus?: Partial<Start['menus']>;
  /** The reply of `GET /api/page`. */
  page?: (query: { slug?: string; _id?: string }) => unknown;
}

const pageOf = (slug: string, name = slug) => ({ _id: slug, name, slug, blocks: [], seo: {}, height: 80 });

const page = { Component, handle, loader };

const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: start.loader,
    element: createElement(SiteLayout),
    errorElement: createElement(ErrorScreen),
    children: [
      {
        errorElement: createElement(ErrorScreen),
        children: [
          { index: true, ...page },
          { path: 'faq', ...page },
          { path: 'loading', ...loading },
          { path: ':dynamic', ...page },
          { path: '*', loader: nowhere, Component: Nothing },
        ],
      },
    ],
  },
];

const entries = (navigation: { label: string; slug: string }[]) =>
  navigation.map(({ label, slug }) => ({ label, href: start.pathOf(slug), children: [] }));

async function visit(path: string, site: Site = {}) {
  const answers: Record<string, (input: { query: { slug?: string } }) => unknown> = {
    'GET /api/website': () => ({ ...website, ...site.website }),
    'GET /api/navigation': () => site.navigation ?? [],
    'GET /api/menus': () => ({
      header: entries(site.navigation ?? []),
      footer: [],
      takesBookings: true,
      takesCancellations: true,
      ...site.menus,
    }),
    'POST /api/account/init': () => site.account ?? null,
    'GET /api/page': ({ query }) => (site.page ?? (({ slug }) => pageOf(slug ?? '')))(query),
  };
  const context = new RouterContextProvider();
  context.set(clientContext, (async (call: string, input: never) => answers[call]?.(input)) as never);
  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(new URL(path, 'https://pottery.test')), {
    requestContext: context,
  });
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location'), html: '', words: '' };
  }
  const html = renderToString(
    <BlockViewsContext value={{ views: new Map(), broken: new Set() }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </BlockViewsContext>,
  );
  const words = html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { status: result.statusCode, location: null, html, words };
}

const header = (html: string) => /<header.*<\/header>/s.exec(html)?.[0] ?? '';

describe('the site’s frame', () => {
  test('landmarks, a skip link and nothing that the content policy forbids', async () => {
    const { html } = await visit('/');
    expect(html).toContain('<a class="skip-link visually-hidden" href="#content">');
    for (const part of ['<header', '<main id="content"', '<footer', 'role="status"'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  test('the name, or the logo with the name as its words, or "Homepage"', async () => {
    expect(header((await visit('/')).html)).toContain('Saltmarsh Pottery</span>');
    const withLogo = header((await visit('/', { website: { logo: '/logo.svg' } })).html);
    expect(withLogo).toContain('src="/logo.svg" alt="Saltmarsh Pottery"');
    expect(header((await visit('/', { website: { name: '' } })).html)).toContain('Homepage</span>');
    const at = '/files/0192f0c0-0000-7000-8000-000000000001/abc1';
    const logo = { src: `${at}/logo.png`, alt: '', width: 900, height: 300 };
    const chosen = header((await visit('/', { website: { brand: { ...defaultBrand, logo } } })).html);
    expect(chosen).toContain(
      `${at}/w480.webp 480w" sizes="224px" alt="Saltmarsh Pottery" width="900" height="300"`,
    );
  });

  test('pages in the order of the menu, the one on show marked', async () => {
    const navigation = [
      { label: 'Welcome', slug: 'homepage' },
      { label: 'About us', slug: 'about' },
    ];
    const html = header((await visit('/about', { navigation })).html);
    expect([...html.matchAll(/href="([^"]+)"[^>]*>(Welcome|About us)/g)].map(([, href]) => href)).toEqual([
      '/',
      '/about',
    ]);
    expect(html).toMatch(/aria-current="page"[^>]*>About us/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  test('the section of a page is told apart from the page', async () => {
    const navigation = [
      { label: 'Blog', slug: 'blog' },
      { label: 'Walks', slug: 'blog/category/walks' },
    ];
    const html = header((await visit('/blog/category/walks', { navigation })).html);
    expect(html).toMatch(/aria-current="true"[^>]*>Blog/);
    expect(html).toMatch(/aria-current="page"[^>]*>Walks/);
  });

  test('"Shop" only when the shop is open', async () => {
    expect(header((await visit('/')).html)).not.toContain('Shop');
    const open = { ecommerce: { ...website.ecommerce, enabled: true } };
    expect(header((await visit('/', { website: open })).html)).toMatch(/href="\/shop"[^>]*>Shop/);
  });

  test('"Dashboard" for who is signed in, else "Register" and "Sign In"', async () => {
    const visitor = header((await visit('/')).html);
    expect(visitor).toContain('>Register<');
    expect(visitor).toContain('>Sign In<');
    const customer = header((await visit('/', { account })).html);
    expect(customer).toMatch(/href="\/account"[^>]*>.*Dashboard/);
    expect(customer).not.toContain('Sign In');
  });

  test('the footer leads to cancelling an order only where customers may cancel', async () => {
    const footer = async (takesCancellations: boolean) =>
      (await visit('/', { menus: { takesCancellations } })).html.includes('Cancel an order');
    expect([await footer(true), await footer(false)]).toEqual([true, false]);
  });

  test('account links as the owner chose, else where the site sells or takes bookings', async () => {
    const menus = { takesBookings: false };
    const shown = async (accountLinks: 'auto' | 'show' | 'hide', site: Site = {}) => {
      const brand = { ...defaultBrand, accountLinks };
      const { html } = await visit('/', { menus, ...site, website: { ...site.website, brand } });
      return [header(html).includes('Sign In'), html.includes('>Account<')];
    };
    const shop = { website: { ecommerce: { ...website.ecommerce, enabled: true } } };
    expect(await shown('auto')).toEqual([false, false]);
    expect(await shown('auto', { menus: { takesBookings: true } })).toEqual([true, true]);
    expect(await shown('auto', shop)).toEqual([true, true]);
    expect(await shown('hide', shop)).toEqual([false, false]);
    expect(await shown('show')).toEqual([true, true]);
  });

  test('without the header setting there is a drawer, which works without script', async () => {
    const { html } = await visit('/', { website: { header: false } });
    expect(html).not.toContain('<header');
    expect(html).toMatch(/<button[^>]*popoverTarget="site-menu"/i);
    expect(html).toMatch(/<div[^>]*id="site-menu"[^>]*popover="auto"/i);
  });

  test('the menu has Home, Account, the navigation and Cart with its count', async () => {
    const navigation = [{ label: 'About us', slug: 'about' }];
    const open = { ecommerce: { ...website.ecommerce, enabled: true } };
    const { html } = await visit('/', { navigation, website: open });
    const menu = /id="site-menu".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const links = [...menu.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
    expect(links.map(([, href, words]) => [href, words?.replace(/<[^>]*>/g, '')]).slice(-5)).toEqual([
      ['/', 'Home'],
      ['/account', 'Account'],
      ['/about', 'About us'],
      ['/shop', 'Shop'],
      ['/order/cart', 'Cart (0)'],
    ]);
  });
});

describe('menus of two levels', () => {
  const link = (label: string, href: string | null) => ({ label, href });
  const menus = {
    header: [
      { ...link('Classes', '/classes'), children: [link('Visit', '/visit')] },
      { ...link('More', null), children: [link('Shop', 'https://shop.example/')] },
    ],
    footer: [
      { ...link('Studio', null), children: [link('About', '/about'), link('Privacy', '/privacy')] },
      { ...link('Contact', '/contact'), children: [] },
    ],
  };

  test('open by native disclosure, one at a time; a parent with a page stays a link', async () => {
    const html = header((await visit('/', { menus })).html);
    expect(html.match(/<details[^>]*name="site-header-menu"/g)).toHaveLength(2);
    expect(html).toMatch(/href="\/classes"[^>]*>Classes<\/a><details/);
    expect(html).toContain('More below Classes');
    expect(html).toMatch(/<summary[^>]*>More</);
    expect(html).toMatch(/href="https:\/\/shop.example\/"[^>]*rel="noopener"/);
  });

  test('are columns in the footer, which names nothing twice', async () => {
    const footer = /<footer.*<\/footer>/s.exec((await visit('/', { menus })).html)?.[0] ?? '';
    expect(footer).toMatch(/Studio<\/span><\/p><ul aria-label="Studio">/);
    expect(footer.match(/href="\/privacy"/g)).toHaveLength(1);
    expect(footer).toContain('href="/terms"');
  });

  test('the header and the footer follow the theme', async () => {
    const footer = { note: 'By the slip', social: [{ label: 'Elsewhere', href: 'https://x.example/' }] };
    const brand = { ...defaultBrand, headerLayout: 'centred' as const, footer };
    const { html, words } = await visit('/', { website: { brand } });
    expect(html).toContain('data-layout="centred"');
    expect(words).toContain('By the slip');
    expect(html).toMatch(/href="https:\/\/x.example\/" rel="me noopener"/);
  });

  test('each line of the footer’s note has its own direction', async () => {
    const footer = { note: '3 Tannery Yard\nميدان التحرير 5', social: [] };
    const { html } = await visit('/', { website: { brand: { ...defaultBrand, footer } } });
    expect(html).toContain('<bdi>3 Tannery Yard</bdi>\n<bdi>ميدان التحرير 5</bdi>');
  });

  test('a logo made for a light page is not lost on a dark footer', async () => {
    const logo = { src: '/logo.png', alt: 'Our sign' };
    const footerOf = async (part: Partial<typeof defaultBrand>) =>
      /<footer.*<\/footer>/s.exec(
        (await visit('/', { website: { brand: { ...defaultBrand, logo, ...part } } })).html,
      )?.[0];
    expect(await footerOf({ footerGround: 'tint' })).toContain('src="/logo.png"');
    expect(await footerOf({ footerGround: 'dark' })).not.toContain('<img');
    expect(await footerOf({ footerGround: 'dark', logoPlate: true })).toContain('src="/logo.png"');
    // Without a header, the menu is a drawer and the footer is dark unless a colour is chosen.
    const drawer = { header: false, brand: { ...defaultBrand, logo } };
    const automatic = /<footer.*<\/footer>/s.exec((await visit('/', { website: drawer })).html)?.[0];
    expect(automatic).toContain('data-surface="dark"');
    expect(automatic).not.toContain('src="/logo.png"');
  });
});

describe('pages', () => {
  test.each([
    ['/', 'homepage'],
    ['/about', 'about'],
    ['/faq', 'faq'],
  ])('%s asks for the page %s', async (path, slug) => {
    const asked: unknown[] = [];
    const { status } = await visit(path, { page: (query) => (asked.push(query), pageOf(slug)) });
    expect(asked).toEqual([{ slug }]);
    expect(status).toBe(200);
  });

  test.each([
    ['/old-name?from=mail&x=1', 'new-name', '/new-name?from=mail&x=1'],
    ['/homepage', 'homepage', '/'],
    ['/FAQ', 'faq', '/faq'],
  ])('%s has moved for good', async (path, slug, location) => {
    expect(await visit(path, { page: () => pageOf(slug) })).toMatchObject({ status: 301, location });
  });

  test.each(['/no-such-page', '/a/b/c'])('%s is not found, within the frame', async (path) => {
    const missing = () => {
      throw notFound();
    };
    const { status, html, words } = await visit(path, { page: missing });
    expect(status).toBe(404);
    expect(words).toContain('Uh oh.... This page could not be found Go Home');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain('<header');
  });

  test('what failed on the server is not told', async () => {
    const broken = () => {
      throw new Error('relation "pages" at /srv/app/queries.ts');
    };
    const { status, words, html } = await visit('/about', { page: broken });
    expect(status).toBe(500);
    expect(words).toContain('Uh oh.... An error occurred Go Home');
    expect(html).not.toMatch(/relation|queries/);
  });
});

describe('/loading', () => {
  test.each([
    [null, '/account/dashboard', '/account?returnTo=%2Faccount%2Fdashboard'],
    [null, '//evil.test', '/account'],
    [null, '', '/account'],
    [account, '/account/dashboard', '/account/dashboard'],
    [account, '/.//evil.test', '/account/dashboard'],
    [account, '/loading?returnTo=/loading', '/account/dashboard'],
    [{ ...account, owner: true }, '', '/admin'],
    [{ ...account, owner: true }, '/faq', '/faq'],
  ])('%j with returnTo %j goes on to %s', async (who, returnTo, location) => {
    const path = `/loading?returnTo=${encodeURIComponent(returnTo)}`;
    expect(await visit(path, { account: who })).toMatchObject({ status: 302, location });
  });
});
