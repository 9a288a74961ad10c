import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer, untilProcessed } from '../support/server.ts';

interface Made {
  _id: string;
  page: { _id: string };
}

let server: RunningServer;
let browser: Browser;
let own: (method: string, path: string, body: unknown) => Promise<Made>;
let blog: Made;
const ids: string[] = [];

const see = (path: string) => server.request({ path });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  await untilProcessed(server);
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  own = async (method, path, body) => {
    const reply = await server.request({ method, path, cookie, body });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
    return (reply.status === 204 ? {} : reply.json()) as Made;
  };
  blog = await own('POST', '/api/content-types', { kind: 'post', slug: 'journal' });
  const term = (kind: string, name: string) =>
    own('POST', '/api/entry-terms', { kind, name, ...(kind === 'author' ? {} : { type: blog._id }) });
  const category = await term('category', 'Kiln notes');
  const tag = await term('tag', 'Ash glaze');
  const author = await term('author', 'Anna Berg');
  const text = 'The kiln was opened on Sunday, a day later than planned. '.repeat(40);
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  for (let number = 1; number <= 14; number += 1) {
    const { _id } = await own('POST', '/api/entries', {
      type: blog._id,
      name: number === 14 ? `Newest ${'unbreakable'.repeat(6)}` : `Firing number ${number}`,
      slug: `firing-${number}`,
      shownAt: `2026-01-${String(number).padStart(2, '0')}T10:00:00Z`,
      details: {
        excerpt: 'What came out of the kiln.',
        picture: number % 2 ? { src: '/demo/kiln.svg', alt: 'A kiln' } : null,
        values: {},
      },
      blocks: [{ type: 'richText', props: { id: 'text', text: content } }],
      categories: [category._id],
      tags: [tag._id],
      authors: [author._id],
    });
    await own('POST', `/api/page/${_id}/publish`, {});
    ids.push(_id);
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a post has one heading, its author, its neighbours and structured data', async () => {
  const { status, text } = await see('/journal/firing-2');
  expect(status).toBe(200);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('"@type":"BlogPosting"');
  for (const href of ['firing-1', 'firing-3', 'author/anna-berg', 'category/kiln-notes', 'tag/ash-glaze'])
    expect(text).toContain(`href="/journal/${href}"`);
  for (const path of ['/journal/author/anna-berg', '/journal/category/kiln-notes', '/journal/tag/ash-glaze'])
    expect((await see(path)).text, path).toContain('href="/journal/firing-14"');
  for (const path of ['/journal/tag/none', '/journal/none', '/journal/other/kiln-notes', '/firing-2'])
    expect((await see(path)).status, path).toBe(404);
});

test('each page of a list has its own canonical address, and a page after the last one is missing', async () => {
  const canonical = async (path: string) =>
    /rel="canonical" href="([^"]*)"/.exec((await see(path)).text)?.[1];
  for (const path of ['/journal', '/journal/category/kiln-notes']) {
    expect(await canonical(path)).toMatch(new RegExp(`${path}$`));
    expect(await canonical(`${path}?page=1`)).toMatch(new RegExp(`${path}$`));
    expect(await canonical(`${path}?page=2`)).toMatch(new RegExp(`${path}\\?page=2$`));
    const beyond = await see(`${path}?page=3`);
    expect([beyond.status, beyond.text.includes('Nothing here yet')]).toEqual([404, false]);
  }
  // The address of a page without such a list asks for nothing.
  expect(await canonical('/about?page=2')).toMatch(/about$/);
});

test('previews show a draft with its title and fields, to those with a link, and to the owner', async () => {
  await own('PUT', `/api/page/${ids[2]}`, { name: 'Third firing, corrected' });
  const { url } = (await own('POST', `/api/page/${ids[2]}/preview-link`, {})) as unknown as { url: string };
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const previews = [
    await see(new URL(url).pathname),
    await server.request({ path: `/admin/pages/preview/${ids[2]}`, cookie }),
  ];
  for (const { status, text } of previews) {
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Third firing, corrected/);
    for (const shown of ['What came out of the kiln.', 'Anna Berg', 'The kiln was opened'])
      expect(text).toContain(shown);
  }
  expect(previews[0]?.text).toContain('name="robots" content="noindex"');
  const earlier = await server.request({ path: `/admin/pages/preview/${ids[2]}?version=1`, cookie });
  expect(earlier.text).toMatch(/<h1[^>]*>Firing number 3/);
  expect((await see(`/api/entries/${ids[2]}/draft`)).status).toBe(401);
  expect((await see('/journal/firing-3')).text).toMatch(/<h1[^>]*>Firing number 3/);
  await own('PUT', `/api/page/${ids[2]}`, { name: 'Firing number 3' });
});

test('a renamed post redirects', async () => {
  await own('PUT', `/api/page/${ids[4]}`, { slug: 'firing-five' });
  const moved = await see('/journal/firing-5');
  expect([moved.status, moved.headers['location']]).toEqual([301, '/journal/firing-five']);
  await own('PUT', `/api/page/${ids[4]}`, { slug: 'firing-5' });
});

test('publishing drops what shows the post from the cache, and nothing else', async () => {
  const paths = ['/journal', '/journal/firing-13', '/journal/firing-1', '/about'];
  const seen = async () => Promise.all(paths.map(async (path) => (await see(path)).text));
  const before = await seen();
  expect(before[0]).toContain('firing-14');
  expect(before[1]).toContain('href="/journal/firing-14"');
  await own('POST', `/api/page/${ids[13]}/unpublish`, {});
  const after = await seen();
  expect(after[0]).not.toContain('firing-14');
  expect(after[1]).not.toContain('href="/journal/firing-14"');
  expect(after[3]).toBe(before[3]);
  expect((await see('/journal/firing-14')).status).toBe(404);
  await own('POST', `/api/page/${ids[13]}/publish`, {});
  expect((await see('/journal/firing-14')).status).toBe(200);
  expect((await see('/journal')).text).toContain('firing-14');
});

test('the entries of a month have an address, which changes with them and with nothing else', async () => {
  const diary = await own('POST', '/api/content-types', { kind: 'post', slug: 'diary', inMenu: false });
  const write = async (name: string, shownAt: string) => {
    const { _id } = await own('POST', '/api/entries', { type: diary._id, name, shownAt });
    await own('POST', `/api/page/${_id}/publish`, {});
    return _id;
  };
  await write('In December', '2025-12-31T23:30:00Z');
  // It is July by then where the site is.
  const july = await write('In July', '2026-06-30T23:30:00Z');
  const { text } = await server.request({ path: '/api/page?slug=diary' });
  const { blocks } = JSON.parse(text) as { blocks: { type: string; props: object }[] };
  const withMonths = (block: { type: string; props: object }): object => {
    const { content, ...props } = block.props as { content?: (typeof block)[] };
    return {
      ...block,
      props: {
        ...props,
        ...(block.type === 'entryList' ? { months: true } : {}),
        ...(content ? { content: content.map(withMonths) } : {}),
      },
    };
  };
  await own('PUT', `/api/page/${diary.page._id}`, { blocks: blocks.map(withMonths) });
  await own('POST', `/api/page/${diary.page._id}/publish`, {});

  const list = (await see('/diary')).text;
  expect(list).toMatch(/href="\/diary\/2026\/07"[^>]*>July 2026<\/a>/);
  expect(list).toMatch(/href="\/diary\/2025\/12"[^>]*>December 2025<\/a>/);
  const month = await see('/diary/2026/07');
  expect(month.status).toBe(200);
  expect(month.text).toMatch(/<h1[^>]*>July 2026/);
  expect(month.text).toMatch(/<title>July 2026 – Blog/);
  expect(month.text).toMatch(/rel="canonical" href="[^"]*\/diary\/2026\/07"/);
  expect(month.text).toMatch(/<meta name="description" content="In July">/);
  expect(month.text).toMatch(/rel="prev" href="\/diary\/2025\/12"[^>]*>December 2025</);
  expect(month.text).not.toContain('rel="next"');
  expect([month.text.includes('In July'), month.text.includes('In December')]).toEqual([true, false]);
  for (const path of [
    '/diary/2026/06',
    '/diary/2026/13',
    '/diary/2026/7',
    '/diary/2026/07?page=2',
    '/none/2026/07',
  ])
    expect((await see(path)).status, path).toBe(404);

  // Only a kept answer has one.
  const tagOf = async (path: string) => (await see(path)).headers['etag'];
  const journal = await eventually(
    () => tagOf('/journal'),
    (tag) => tag !== undefined,
  );
  await own('PUT', `/api/page/${july}`, { name: 'Still in July' });
  await own('POST', `/api/page/${july}/publish`, {});
  expect((await see('/diary/2026/07')).text).toContain('Still in July');
  await own('POST', `/api/page/${july}/unpublish`, {});
  expect((await see('/diary/2026/07')).status).toBe(404);
  expect((await see('/diary')).text).not.toContain('/diary/2026/07');
  expect(await tagOf('/journal')).toBe(journal);
});

test('pages of categories, tags, authors and months are cached, and dropped with what they list', async () => {
  const paths = ['category/kiln-notes', 'tag/ash-glaze', 'author/anna-berg', '2026/01'].map(
    (path) => `/journal/${path}`,
  );
  const kept = () =>
    Promise.all(
      paths.map((path) =>
        eventually(
          async () => (await see(path)).headers['etag'],
          (tag) => tag !== undefined,
          { what: `${path} is cached` },
        ),
      ),
    );
  const before = await kept();
  const terms = (await own('GET', `/api/content-types/${blog._id}/terms`, undefined)) as unknown as {
    _id: string;
    name: string;
  }[];
  const category = terms.find(({ name }) => name === 'Kiln notes');
  const { _id } = await own('POST', '/api/entries', {
    type: blog._id,
    name: 'Of one category',
    shownAt: '2026-01-20T10:00:00Z',
    categories: [category?._id],
  });
  await own('POST', `/api/page/${_id}/publish`, {});
  expect((await Promise.all(paths.map(see))).map(({ text }) => text.includes('Of one category'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  // What doesn't list it was not made anew.
  expect((await kept()).map((tag, at) => tag === before[at])).toEqual([false, true, true, false]);
  await own('POST', `/api/page/${_id}/unpublish`, {});
  expect((await see(paths[0] ?? '')).text).not.toContain('Of one category');
});

test('many months are behind a button, and fit', async () => {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
  });
  const diary = await own('POST', '/api/content-types', { kind: 'post', slug: 'long-diary', inMenu: false });
  for (let month = 1; month <= 14; month += 1) {
    const at = `${month > 12 ? 2025 : 2024}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-05T10:00:00Z`;
    const { _id } = await own('POST', '/api/entries', {
      type: diary._id,
      name: `Month ${month}`,
      shownAt: at,
    });
    await own('POST', `/api/page/${_id}/publish`, {});
  }
  const page = await context.newPage();
  await page.goto('/long-diary/2025/02');
  await expectToFit(page);
  await expectNoBarriers(page);
  const archive = page.getByRole('navigation', { name: /: Archive$/ });
  expect(await archive.getByRole('link').count()).toBe(12);
  await archive.getByText('Earlier months').click();
  await archive.getByRole('link', { name: 'January 2024' }).click();
  await page.getByRole('heading', { name: 'January 2024' }).waitFor();
  await page.getByRole('main').locator('a[rel=next]').click();
  await page.getByRole('heading', { name: 'February 2024' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await context.close();
});

test.each([390, 768, 1440])('lists and posts fit %i pixels, and pages work without script', async (width) => {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/journal');
  expect(await page.getByRole('article').count()).toBe(12);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/journal?page=2');
  expect(await page.getByRole('article').count()).toBe(2);
  await page.getByRole('link', { name: 'Firing number 1', exact: true }).click();
  await page.waitForURL('**/journal/firing-1');
  await expectToFit(page);
  await page.goto('/journal/category/kiln-notes');
  await expectToFit(page);
  await context.close();
});

test('the folded navigation beside an entry shows each icon whole, at the width of a tablet', async () => {
  const { context, page } = await ownerWindow(browser, server, 768);
  await page.goto(`${server.url}/admin/pages/edit/${ids[0]}`);
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await rail.getByTitle('Blog').first().waitFor();
  const places = await rail.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const [icon, around] = [link.querySelector('svg'), link].map((part) => part?.getBoundingClientRect());
      return (icon?.x ?? 0) + (icon?.width ?? 0) / 2 - (around?.x ?? 0) - (around?.width ?? 0) / 2;
    }),
  );
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((off) => Math.abs(off) > 1)).toEqual([]);
  await context.close();
});

test('a post and a list have no barriers', async () => {
  const context = await browser.newContext({ baseURL: `http://demo.localhost:${server.port}` });
  const page = await context.newPage();
  for (const path of ['/journal', '/journal/firing-1']) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
  await context.close();
});
