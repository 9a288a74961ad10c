import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Page } from '../../../pages/contract.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

let blog: ContentType;
let entry: OwnEntry;
const start = async (type: ContentType) =>
  (await done<ContentType>('POST', `/api/content-types/${type._id}/layout`)).layout?._id ?? '';
const shown = async () => (await visitor('GET', '/api/entry?type=blog&slug=first')).json() as ShownEntry;
const draft = async (id: string) => done<Page>('GET', `/api/page?_id=${id}&draft=true`);
const types = async () => done<ContentType[]>('GET', '/api/content-types');
const part = (name: string, more: object = {}): Block => ({
  type: 'entryPart',
  props: { id: `${name}-here`, part: name, field: '', label: true, ...more },
});

beforeAll(async () => {
  blog = await done<ContentType>('POST', '/api/content-types', { kind: 'post', slug: 'blog', inMenu: false });
  await done('PUT', `/api/content-types/${blog._id}`, {
    fields: [
      { key: 'level', label: 'Level', kind: 'text' },
      { key: 'note', label: 'Note', kind: 'text', shown: false },
    ],
  });
  entry = await done<OwnEntry>('POST', '/api/entries', {
    type: blog._id,
    name: 'First',
    slug: 'first',
    details: { excerpt: 'Short', picture: null, values: { level: 'Hard to guess', note: 'Only for us' } },
    blocks: [{ type: 'heading', props: { id: 'own', text: 'Own text' } }],
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});
});

test('entries keep the standard layout until one is published', async () => {
  expect((await shown()).layout).toBeNull();
  const id = await start(blog);
  expect((await types()).find(({ _id }) => _id === blog._id)?.layout).toEqual({ _id: id, published: false });
  expect((await shown()).layout).toEqual({ _id: id, blocks: null });
  expect((await draft(id)).blocks.map(({ props }) => props['part']).join(' ')).toBe(
    'categories title excerpt about picture fields content comments tags around related',
  );
  expect(await start(blog)).toBe(id);
});

test('it is drafted, published and unpublished as a page is', async () => {
  const id = await start(blog);
  await done('PUT', `/api/page/${id}`, { blocks: [part('title'), part('content')] });
  expect((await shown()).layout?.blocks).toBeNull();
  await done('POST', `/api/page/${id}/publish`, {});
  expect((await shown()).layout?.blocks?.map(({ props }) => props.id)).toEqual([
    'title-here',
    'content-here',
  ]);
  await done('PUT', `/api/page/${id}`, { blocks: [part('title')] });
  expect((await shown()).layout?.blocks).toHaveLength(2);
  await done('POST', `/api/page/${id}/unpublish`, {});
  expect((await shown()).layout).toEqual({ _id: id, blocks: null });
  await done('POST', `/api/page/${id}/publish`, {});
  expect((await shown()).layout?.blocks).toHaveLength(1);
});

test('nobody visits it: no address, list, menu, search or sitemap has it', async () => {
  const id = await start(blog);
  const page = await draft(id);
  for (const query of [`_id=${id}`, `slug=${page.slug}`])
    expect((await visitor('GET', `/api/page?${query}`)).status).toBe(404);
  expect((await done<Page[]>('GET', '/api/pages')).map(({ _id }) => _id)).not.toContain(id);
  expect(JSON.stringify(await done('GET', '/api/sections'))).not.toContain(id);
  expect((await visitor('GET', '/sitemap.xml')).text).not.toContain(page.slug);
  for (const change of [{ slug: 'elsewhere' }, { inMenu: true }, { subdomain: 'a' }, { label: 'Layout' }])
    expect((await owner('PUT', `/api/page/${id}`, change)).status).toBe(400);
  const link = { label: 'Layout', page: id, children: [] };
  expect((await owner('PUT', '/api/menus', { header: [link], footer: [], version: 0 })).status).not.toBe(200);
});

test('a field that visitors don’t see, or that is gone, is in no reply', async () => {
  const id = await start(blog);
  const fields = [part('field', { id: 'a', field: 'level' }), part('field', { id: 'b', field: 'note' })];
  await done('PUT', `/api/page/${id}`, { blocks: [...fields, part('field', { id: 'c', field: 'gone' })] });
  await done('POST', `/api/page/${id}/publish`, {});
  const reply = await visitor('GET', '/api/entry?type=blog&slug=first');
  expect(reply.text).toContain('Hard to guess');
  expect(reply.text).not.toContain('Only for us');
  const bad = await owner('PUT', `/api/page/${id}`, { blocks: [part('everything')] });
  expect(bad.status).toBe(400);
});

test('another site’s type and layout do not exist here', async () => {
  const id = await start(blog);
  expect((await other.owner('POST', `/api/content-types/${blog._id}/layout`)).status).toBe(404);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/publish'],
    ['POST', '/unpublish'],
  ] as const)
    expect(
      (await other.owner(method, `/api/page/${id}${path}`, method === 'DELETE' ? undefined : {})).status,
    ).toBe(404);
});

test('it is deleted alone or with its type', async () => {
  const id = await start(blog);
  await done('DELETE', `/api/page/${id}`);
  expect((await shown()).layout).toBeNull();
  const recipes = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    name: 'Recipe',
    plural: 'Recipes',
    slug: 'recipes',
    inMenu: false,
  });
  const layout = await start(recipes);
  expect((await draft(layout)).kind).toBe('layout');
  await done('DELETE', `/api/content-types/${recipes._id}`);
  expect((await owner('GET', `/api/page?_id=${layout}&draft=true`)).status).toBe(404);
});

test('texts typed in it are in the main language until they are translated', async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  const id = await start(blog);
  const heading = { type: 'heading', props: { id: 'typed', text: 'About this post' } };
  await done('PUT', `/api/page/${id}`, { blocks: [heading, part('title'), part('content')] });
  await done('POST', `/api/page/${id}/publish`, {});
  const german = async () => {
    const { layout } = (
      await visitor('GET', '/api/entry?type=blog&slug=first&language=de')
    ).json() as ShownEntry;
    return [layout?.blocks?.[0]?.props['text'], layout?.languages];
  };
  expect(await german()).toEqual(['About this post', []]);
  const [listed] = (await done<{ subject: string }[]>('GET', '/api/translations/de')).filter(
    ({ subject }) => subject === id,
  );
  expect(listed).toMatchObject({
    kind: 'layout',
    name: 'Post layout',
    texts: 1,
    translated: 0,
    visible: true,
  });
  const text = { key: 'text@typed', text: 'Über diesen Beitrag', source: 'About this post' };
  await done('PUT', `/api/translation/de/${id}`, { texts: [text] });
  expect(await german()).toEqual(['About this post', []]);
  expect(await done('POST', `/api/translation/de/${id}/publish`, {})).toMatchObject({
    kind: 'layout',
    path: null,
  });
  expect(await german()).toEqual(['Über diesen Beitrag', ['de']]);
  expect((await shown()).layout?.blocks?.[0]?.props['text']).toBe('About this post');
});
