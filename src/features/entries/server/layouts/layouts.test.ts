import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Page } from '../../../pages/contract.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../../entry-shapes.ts';
import type { EntryPartProps } from '../../web/blocks/entry-part/block.ts';

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

const layoutsOf = async (site: string) =>
  asAdmin(world.admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from sitewright.pages where website_id = $1 and kind = 'layout'`,
      [site],
    );
    return rows.map(({ id }) => id);
  });

test('it is deleted alone or with its type, and others stay', async () => {
  const events = await done<ContentType>('POST', '/api/content-types', {
    kind: 'event',
    slug: 'events',
    inMenu: false,
  });
  const stays = await start(events);
  const abroad = await other.done<ContentType>('POST', '/api/content-types', { kind: 'post', inMenu: false });
  const path = `/api/content-types/${abroad._id}/layout`;
  const theirs = (await other.done<ContentType>('POST', path)).layout?._id;
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
  expect(await layoutsOf(world.one.id)).toEqual([stays]);
  expect((await owner('GET', `/api/page?_id=${layout}&draft=true`)).status).toBe(404);
  expect(await layoutsOf(world.two.id)).toEqual([theirs]);
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

describe('a preview link of a layout', () => {
  const share = async (id: string) => {
    const { url } = await done<{ url: string }>('POST', `/api/page/${id}/preview-link`, {});
    return url.split('/').at(-1) ?? '';
  };
  const see = (token: string, entry = '', as = visitor) =>
    as('GET', `/api/entry-preview/${token}${entry && `?entry=${entry}`}`);
  const add = (type: string, name: string) =>
    done<OwnEntry>('POST', '/api/entries', {
      type,
      name,
      details: { excerpt: '', picture: null, values: {} },
      blocks: [{ type: 'heading', props: { id: 'own', text: `Published ${name}` } }],
    });
  let notes: ContentType;
  let token: string;
  let layout: string;

  beforeAll(async () => {
    notes = await done<ContentType>('POST', '/api/content-types', {
      kind: 'other',
      name: 'Note',
      plural: 'Notes',
      slug: 'notes',
      inMenu: false,
    });
    layout = await start(notes);
    token = await share(layout);
  });

  test('shows nothing while no entry is published, and no draft of one', async () => {
    const unpublished = await add(notes._id, 'Secret');
    for (const wanted of ['', unpublished._id]) {
      const reply = await see(token, wanted);
      expect(reply.status).toBe(404);
      expect(reply.text).not.toContain('Secret');
    }
  });

  test('shows the draft of the layout around the entry that was chosen, as visitors see it', async () => {
    const [one, two] = [await add(notes._id, 'One'), await add(notes._id, 'Two')];
    for (const { _id } of [one, two]) await done('POST', `/api/page/${_id}/publish`, {});
    await done('PUT', `/api/page/${one._id}`, { name: 'Changed in secret' });
    await done('PUT', `/api/page/${layout}`, { blocks: [part('title'), part('content')] });
    const chosen = (await see(token, one._id)).json() as ShownEntry;
    expect(chosen).toMatchObject({ name: 'One', layout: { _id: layout } });
    expect(chosen.layout?.blocks?.map(({ props }) => props['part'])).toEqual(['title', 'content']);
    expect((await see(token)).json()).toMatchObject({ name: 'Two' });
    expect((await visitor('GET', '/api/entry?type=notes&slug=one')).json()).toMatchObject({
      layout: { blocks: null },
    });
  });

  test('shows no entry that visitors can’t see, of another type, or of another site', async () => {
    const draftOnly = await add(notes._id, 'Draft only');
    const gone = await add(notes._id, 'Trashed');
    await done('POST', `/api/page/${gone._id}/publish`, {});
    await done('DELETE', `/api/page/${gone._id}`);
    const theirType = (await other.done<ContentType[]>('GET', '/api/content-types'))[0];
    const theirs = await other.done<OwnEntry>('POST', '/api/entries', {
      type: theirType?._id,
      name: 'Theirs',
    });
    await other.done('POST', `/api/page/${theirs._id}/publish`, {});
    for (const wanted of [draftOnly._id, gone._id, entry._id, theirs._id, layout])
      expect((await see(token, wanted)).json(), wanted).toMatchObject({ name: 'Two' });
    expect((await see(token, 'nonsense')).status).toBe(400);
    expect((await see(token, '', other.visitor)).status).toBe(404);
  });

  test('ends when it is revoked, and a link of a page or an entry shows no layout', async () => {
    const ofEntry = await share(entry._id);
    const [note] = (await done<{ entries: OwnEntry[] }>('GET', `/api/content-types/${notes._id}/entries`))
      .entries;
    expect((await see(ofEntry, note?._id)).json()).toMatchObject({ name: 'First' });
    expect((await see(await share(world.one.pages.about), note?._id)).status).toBe(404);
    await done('DELETE', `/api/page/${layout}/preview-link`);
    expect((await see(token)).status).toBe(404);
  });
});

test('recipes, jobs and testimonials start with the design of their kind, and show every field', async () => {
  const parts = (blocks: readonly Block[]): string[] =>
    blocks.flatMap(({ type, props }) => {
      if (type === 'columns')
        return ['[', ...parts(props['column1'] as Block[]), '|', ...parts(props['column2'] as Block[]), ']'];
      if (type === 'section') return ['(', ...parts(props['content'] as Block[]), ')'];
      const { part: name, field, look } = props as unknown as EntryPartProps;
      return [(name === 'field' ? `.${field}` : name) + (look === 'plain' ? '' : `=${look}`)];
    });
  const designed = async (kind: string, change: (fields: ContentType['fields']) => object[]) => {
    const type = await done<ContentType>('POST', '/api/content-types', {
      kind,
      slug: `designed-${kind}`,
      inMenu: false,
    });
    await done('PUT', `/api/content-types/${type._id}`, { fields: change(type.fields) });
    const layout = await start(type);
    await done('POST', `/api/page/${layout}/publish`, {});
    return parts((await draft(layout)).blocks).join(' ');
  };
  const mine = { key: 'mine', label: 'Mine', kind: 'text' };
  expect(await designed('recipe', (fields) => [...fields, mine])).toBe(
    '( categories title excerpt about picture [ .servings .minutes .ingredients .mine | .method ] content comments tags around related )',
  );
  expect(await designed('job', (fields) => [mine, ...fields])).toBe(
    '( categories title excerpt about picture [ content | .employment .place .salary .closes .mine .apply=button ] comments tags around related )',
  );
  const hidden = await designed('testimonial', (fields) =>
    fields.map((each) => ({ ...each, shown: each.key !== 'role' })),
  );
  expect(hidden).toBe('categories .quote=quote title picture content comments tags around related');
});
