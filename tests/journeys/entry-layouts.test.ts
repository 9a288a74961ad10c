import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer, untilProcessed } from '../support/server.ts';

interface Made {
  _id: string;
  layout: { _id: string } | null;
}

let server: RunningServer;
let browser: Browser;
let own: (method: string, path: string, body?: unknown) => Promise<Made>;
let blog: Made;
let post: Made;

const see = async (path: string) => (await server.request({ path })).text;
const part = (name: string, more: object = {}) => ({
  type: 'entryPart',
  props: { id: `${name}-here`, part: name, field: '', label: true, ...more },
});
const heading = (id: string, text: string, level = '2') => ({
  type: 'heading',
  props: { id, text, level },
});

async function publish(id: string, blocks?: unknown[]): Promise<void> {
  if (blocks) await own('PUT', `/api/page/${id}`, { blocks });
  await own('POST', `/api/page/${id}/publish`, {});
}
const layoutOf = async (type: Made) =>
  (await own('POST', `/api/content-types/${type._id}/layout`)).layout?._id ?? '';
async function addPost(type: Made, slug: string, name: string): Promise<Made> {
  const values = type === blog ? { level: 'Steady hands', note: 'Only for us' } : {};
  const details = { excerpt: 'In short.', picture: null, values };
  const blocks = [heading('own', 'Own text')];
  const made = await own('POST', '/api/entries', { type: type._id, name, slug, details, blocks });
  await publish(made._id);
  return made;
}

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
  await own('PUT', `/api/content-types/${blog._id}`, {
    fields: [
      { key: 'level', label: 'Level', kind: 'text' },
      { key: 'note', label: 'Note', kind: 'text', shown: false },
    ],
  });
  post = await addPost(blog, 'first', 'First firing');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test(
  'an owner arranges posts: starts a layout, adds a field, publishes it, and sees it',
  { timeout: 120_000 },
  async () => {
    const { page, complaints, context } = await ownerWindow(browser, server);
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/admin/content/${blog._id}/settings`);
    await page.getByRole('button', { name: 'Customise layout' }).click();
    const frame = page.frameLocator('iframe[title="The page"], iframe').first();
    await frame.getByRole('heading', { name: 'First firing', level: 1 }).waitFor();
    await frame.getByText('Own text').waitFor();
    // Parts that this entry doesn’t have are named, and no others.
    await frame.getByText('Categories: this entry has nothing to show here.').waitFor();
    expect(await frame.getByText(/^(?:Title|Excerpt|Byline|All fields): this entry/).count()).toBe(0);
    await page.getByRole('button', { name: 'Add block', exact: true }).click();
    await page.getByRole('textbox', { name: 'Search blocks' }).fill('one field');
    await page.getByTestId('drawer-item:entryPart:field').click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Level' });
    await frame.getByText('Steady hands').first().waitFor();
    expect(await see('/journal/first')).not.toContain('data-part');
    await page.getByRole('button', { name: 'Publish layout' }).click();
    await page.getByText('Layout published.').waitFor();
    for (const width of [390, 768, 1440]) {
      const visit = await context.newPage();
      await visit.setViewportSize({ width, height: 900 });
      await visit.goto(`${server.url}/journal/first`);
      expect(await visit.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['First firing']);
      await visit.locator('[data-part="field"]').getByText('Steady hands').waitFor();
      await expectToFit(visit);
      await expectNoBarriers(visit);
      await visit.close();
    }
    await page.goto(`${server.url}/admin/content/${blog._id}/settings`);
    await page.getByRole('button', { name: 'Use standard layout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use standard layout' }).click();
    await page.getByText('The standard layout is back.').waitFor();
    expect(await see('/journal/first')).not.toContain('data-part');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Use standard layout' }).waitFor();
    expect(await see('/journal/first')).toContain('data-part="field"');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('an entry has one h1, its parts in their order, its text once, and no gap for what it lacks', async () => {
  const id = await layoutOf(blog);
  await publish(id, [
    heading('typed', 'Typed in the layout', '1'),
    part('excerpt'),
    part('picture'),
    part('title'),
    part('title', { id: 'again' }),
    part('field', { id: 'a', field: 'note' }),
    part('field', { id: 'b', field: 'gone' }),
    part('content'),
    part('content', { id: 'content-again' }),
  ]);
  const html = await see('/journal/first');
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>First firing$/)]);
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  expect(article.match(/Own text/g)).toHaveLength(1);
  expect(article.indexOf('Typed in the layout')).toBeLessThan(article.indexOf('In short.'));
  expect(article.match(/data-part="\w+"/g)).toEqual(
    ['excerpt', 'title', 'title', 'content'].map((name) => `data-part="${name}"`),
  );
  expect(html).not.toContain('Only for us');
  expect(html).toContain('"@type":"BlogPosting"');
  await publish(id, [part('content')]);
  expect(await see('/journal/first')).toMatch(/<h1 class="visually-hidden"[^>]*>First firing</);
});

test('elsewhere, and among an entry’s own blocks, parts show nothing', async () => {
  const parts = [part('title'), part('content'), part('comments'), part('field', { field: 'level' })];
  const page = await own('POST', '/api/page', { name: 'Plain', slug: 'plain', blocks: parts });
  await publish(page._id);
  const plain = await server.request({ path: '/plain' });
  expect(plain.status).toBe(200);
  expect(plain.text).not.toContain('data-part');
  await publish(await layoutOf(blog), [part('content')]);
  await publish(post._id, [part('excerpt', { id: 'inner' }), heading('own', 'Own text')]);
  const html = await see('/journal/first');
  expect(html).toContain('Own text');
  expect(html).not.toContain('data-part="excerpt"');
});

test('publishing a layout drops the entries of its type from the cache, and nothing else', async () => {
  const recipes = await own('POST', '/api/content-types', {
    kind: 'other',
    name: 'Recipe',
    plural: 'Recipes',
    slug: 'recipes',
  });
  await addPost(recipes, 'soup', 'Soup');
  await addPost(blog, 'second', 'Second firing');
  const id = await layoutOf(blog);
  await publish(id, [part('title'), part('content')]);
  const entries = ['/journal/first', '/journal/second'];
  const others = ['/recipes/soup', '/recipes', '/journal', '/faq'];
  const tags = async (paths: string[]) => {
    const found = [];
    for (const path of paths) {
      await expect.poll(async () => (await server.request({ path })).headers.etag).toBeTruthy();
      found.push((await server.request({ path })).headers.etag);
    }
    return found;
  };
  const [before, around] = [await tags(entries), await tags(others)];
  await publish(id, [heading('new', 'A new heading'), part('title'), part('content')]);
  // Kept answers have a tag; the first one after a change has none.
  for (const path of others) expect((await server.request({ path })).headers.etag, path).toBeTruthy();
  for (const path of entries) {
    const fresh = await server.request({ path });
    expect(fresh.text, path).toContain('A new heading');
  }
  expect(await tags(others)).toEqual(around);
  for (const [index, tag] of (await tags(entries)).entries()) expect(tag).not.toBe(before[index]);
});
