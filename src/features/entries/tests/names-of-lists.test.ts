import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import type { ContentType, OwnEntry } from '../entry-shapes.ts';

/** The list of posts is a page that its owner named; visitors read that name around its entries, not the one of their type. */
let server: RunningServer;
let cookie = '';
let type: ContentType;

async function done<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await server.request({ method, path, body, cookie });
  if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
}
async function textOf(path: string): Promise<string> {
  const { status, text } = await server.request({ path });
  if (status !== 200) throw new Error(`${path} replied ${status}.`);
  return text;
}
const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await textOf(path))?.[1];
const rename = (label: string) => done('PUT', '/api/pages', { pages: [{ _id: type.page._id, label }] });

beforeAll(async () => {
  server = await startServer();
  ({ cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner }));
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  type = await done<ContentType>('POST', '/api/content-types', { kind: 'post', slug: 'log', inMenu: false });
  const category = await done<{ _id: string }>('POST', '/api/entry-terms', {
    kind: 'category',
    type: type._id,
    name: 'Kitchen',
  });
  const post = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name: 'Bread',
    categories: [category._id],
    shownAt: '2026-01-05T10:00:00Z',
  });
  await done('POST', `/api/page/${post._id}/publish`, {});
});
afterAll(() => server?.stop());

const places = (base = '') => [
  `${base}/log/category/kitchen`,
  `${base}/log/2026/01`,
  `${base}/log/feed.xml`,
  `${base}/log/category/kitchen/atom.xml`,
];

test('titles, links and feeds have the name of the page, from the moment it changes', async () => {
  for (const name of ['Blog', 'Letters <home>']) {
    await rename(name);
    const shown = name.replace('<', '&lt;').replace('>', '&gt;');
    expect(await titleOf('/log/category/kitchen')).toContain(`Kitchen – ${shown}`);
    expect(await titleOf('/log/2026/01')).toContain(`January 2026 – ${shown}`);
    for (const path of places()) {
      const text = await textOf(path);
      expect(text, path).toContain(shown);
      expect(text, path).not.toMatch(/\bPosts\b/);
    }
    expect(await textOf('/log/bread')).toMatch(
      new RegExp(`<link [^>]*/log/feed\\.xml"[^>]* title="${shown}"`),
    );
  }
  await rename('Blog');
});

test('another language has the translated name of the page; until then that of the entries, if it is translated', async () => {
  const translate = async (subject: string, key: string, text: string) => {
    const { texts } = await done<Translation>('GET', `/api/translation/de/${subject}`);
    const source = texts.find((each) => each.key === key)?.source ?? '';
    await done('PUT', `/api/translation/de/${subject}`, { texts: [{ key, text, source }] });
    await done('POST', `/api/translation/de/${subject}/publish`, {});
  };
  expect(await titleOf('/de/log/category/kitchen')).toContain('Kitchen – Blog');
  await translate(`content-type.${type._id}`, 'plural@', 'Beiträge');
  expect(await titleOf('/de/log/category/kitchen')).toContain('Kitchen – Beiträge');
  await translate(type.page._id, 'name@', 'Tagebuch');
  for (const path of places('/de')) expect(await textOf(path), path).toContain('Tagebuch');
  expect(await titleOf('/log/category/kitchen')).toContain('Kitchen – Blog');
});
