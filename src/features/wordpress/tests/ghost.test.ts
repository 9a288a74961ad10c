import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { walkTree } from '../../../lib/content/block-tree.ts';
import type { ContentType, EntrySummary, OwnEntry, ShownEntry, Term } from '../../entries/entry-shapes.ts';
import { redirectFor } from '../../pages/server/index.ts';
import type { WordpressImport } from '../contract.ts';
import { forMembers } from './ghost-members.ts';
import { ghostExport, importWorld } from './world.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();
const asked: string[] = [];
const otherServer = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (/\/(?:kiln|glaze|wheel)\.jpg$/.test(request.url ?? '')) response.end(picture);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => otherServer.once('listening', resolve));
const old = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`;

const { site, db, ask, stage, itemsOf, run, close } = await importWorld();
afterAll(async () => {
  await close();
  otherServer.close();
});

const inTwoYears = new Date(Date.now() + 2 * 365 * 24 * 3600 * 1000).toISOString();
const card = (type: string, content: string) =>
  `<figure class="kg-card kg-${type}-card kg-card-hascaption">${content}</figure>`;
const image = (name: string) => `__GHOST_URL__/content/images/2024/05/${name}.jpg`;
const firing = `<p>It went <strong>well</strong> [note]. <a href="__GHOST_URL__/about/">About us</a><script>alert(1)</script></p>
  ${card('image', `<img src="${image('kiln').replace('images/', 'images/size/w600/')}" class="kg-image" alt="A round kiln" onerror="alert(2)"><figcaption>Our <em>kiln</em></figcaption>`)}
  ${card('gallery', `<div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${image('glaze')}" alt=""></div><div class="kg-gallery-image"><img src="${image('wheel')}" alt=""></div></div></div><figcaption>In the studio</figcaption>`)}
  ${card('bookmark', `<a class="kg-bookmark-container" href="https://clay.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">All about clay</div><div class="kg-bookmark-description">Where it is from.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="${old}/icon.jpg" alt=""></div></div><div class="kg-bookmark-thumbnail"><img src="${old}/thumbnail.jpg" alt=""></div></a>`)}
  ${card('embed', '<iframe src="https://video.example"></iframe>')}`;

const posts = [
  {
    id: 'p1',
    uuid: '11111111-0000-4000-8000-000000000001',
    title: 'First firing',
    slug: 'first-firing',
    html: firing,
    lexical: '{"root":{}}',
    feature_image: image('kiln'),
    featured: 1,
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: '2024-05-06T07:08:09.000Z',
    custom_excerpt: 'How the first firing went.',
    canonical_url: `${old}/2023/firing/`,
  },
  {
    id: 'p2',
    uuid: '11111111-0000-4000-8000-000000000002',
    title: 'About us',
    slug: 'about',
    html: '<h2>Who we are</h2><p>Two potters.</p>',
    feature_image: image('wheel'),
    type: 'page',
    status: 'published',
    visibility: 'public',
    published_at: '2024-01-01 00:00:00',
    meta_title: 'About the pottery',
  },
  {
    id: 'p3',
    title: 'Next year',
    slug: 'next-year',
    html: '<p>Soon.</p>',
    type: 'post',
    status: 'scheduled',
    visibility: 'public',
    published_at: inTwoYears,
  },
  ...forMembers,
  {
    id: 'p5',
    title: 'Unfinished',
    slug: 'unfinished',
    html: '<p>x</p>',
    type: 'post',
    status: 'draft',
    visibility: 'public',
  },
  {
    id: 'p6',
    title: 'A letter',
    slug: 'letter',
    html: '<p>Dear reader</p>',
    type: 'post',
    status: 'sent',
    visibility: 'public',
    published_at: '2024-05-08T00:00:00.000Z',
  },
  {
    id: 'p7',
    title: 'Without text',
    slug: 'without-text',
    html: null,
    mobiledoc: '{"version":"0.3.1"}',
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: '99999-01-01T00:00:00.000Z',
    canonical_url: 'https://elsewhere.example/text/',
  },
];
const studio = {
  posts,
  posts_meta: [
    { post_id: 'p1', meta_title: 'Firing', meta_description: 'Of kilns.', feature_image_alt: 'Kiln, lit' },
  ],
  users: [
    { id: 'u1', name: 'Nell Carrow', slug: 'nell', email: 'nell@old.example', password: '$2a$10$secret' },
    { id: 'u2', name: 'Abe Stone', slug: 'abe' },
  ],
  posts_authors: [
    { post_id: 'p1', author_id: 'u1', sort_order: 1 },
    { post_id: 'p1', author_id: 'u2', sort_order: 0 },
    { post_id: 'p4', author_id: 'nobody', sort_order: 0 },
  ],
  tags: [
    { id: 't1', name: 'Kilns', slug: 'all-kilns', visibility: 'public' },
    { id: 't2', name: '#newsletter', slug: 'hash-newsletter', visibility: 'internal' },
    { id: 't3', name: 'Cone 6', slug: 'cone-6', visibility: 'public' },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't1', sort_order: 2 },
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    { post_id: 'p1', tag_id: 't3', sort_order: 0 },
  ],
  settings: [{ key: 'title', value: 'Old Pottery' }],
};
const from = 'ghost' as const;
const ghost = { from, name: 'old.json', address: `${old}/ghost/` };

interface Shown {
  name: string;
  published: boolean;
  blocks: Parameters<typeof walkTree>[0];
  seo: { title?: string; description?: string };
}
const pageAt = (slug: string) => ask<Shown>('GET /api/page', { query: { slug, draft: 'true' } });
const goesTo = (path: string) => db.forWebsite(site.id, (tx) => redirectFor(tx, site, path));
const pagesNow = async () => (await ask<{ slug: string }[]>('GET /api/pages')).map(({ slug }) => slug).sort();
const blogType = async () => (await ask<ContentType[]>('GET /api/content-types'))[0]?._id ?? '';
const entriesNow = async () => {
  const params = { id: await blogType() };
  return (await ask<{ entries: OwnEntry[] }>('GET /api/content-types/{id}/entries', { params })).entries;
};
const preview = (id: string) => ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id } });

let first = '';

test('a Ghost export is shown before anything is created, with what isn’t imported', async () => {
  first = await stage(ghostExport(studio), ghost);
  const found = await preview(first);
  expect(found).toMatchObject({ status: 'preview', source: 'Old Pottery', origin: old, total: 13 });
  expect(found.leftOut).toEqual([
    '2 entries for members only are imported as drafts and aren’t published.',
    '1 post has an author who isn’t in the file.',
    'Members, comments, newsletters, settings and themes aren’t imported.',
  ]);
  const items = await itemsOf(first);
  expect(items.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'picture kiln.jpg',
    'picture glaze.jpg',
    'picture wheel.jpg',
    'post First firing',
    'page About us',
    'post Next year',
    'post For members',
    'post For readers',
    'post For a tier',
    'page Members’ area',
    'post Unfinished',
    'post A letter',
    'post Without text',
  ]);
  expect(await pagesNow()).toEqual([]);
  expect(asked).toEqual([]);
});

test('posts and pages are imported with images, links, metadata and redirects', async () => {
  expect(await run(first)).toMatchObject({ status: 'done', total: 13, done: 13, failed: 0 });
  const notes = Object.fromEntries((await itemsOf(first)).map((item) => [item.title, item.notes]));
  expect(notes['First firing']).toEqual(['Embedded content isn’t imported (iframe).']);
  expect(notes['For members']).toEqual([
    'Only paying members could read it in Ghost, so it’s imported as a draft.',
  ]);
  expect(notes['For readers']).toEqual([]);
  expect(notes['For a tier']).toEqual([
    'Only some tiers could read it in Ghost. Here, all signed-in customers can.',
  ]);
  expect(notes['Members’ area']).toEqual([
    'Only members could read it in Ghost, so it’s imported as a draft.',
  ]);
  expect(notes['A letter']).toEqual(['It was only sent by email, so it’s imported as a draft.']);
  expect(notes['Without text']).toEqual([
    'Its text isn’t in the export as HTML, so it’s imported without text.',
    'Its date couldn’t be read.',
    'Its canonical address isn’t imported: https://elsewhere.example/text/',
  ]);
  expect(asked.sort()).toEqual(
    ['kiln', 'glaze', 'wheel'].map((name) => `/content/images/2024/05/${name}.jpg`).sort(),
  );

  const about = await pageAt('about');
  expect(about).toMatchObject({ name: 'About us', seo: { title: 'About the pottery' } });
  const blocks = [...walkTree(about.blocks)].map(({ block }) => block);
  expect(blocks.map(({ type }) => type)).toEqual(['section', 'heading', 'image', 'heading', 'richText']);
  // The page keeps its address, and posts are below the blog’s.
  expect(await pagesNow()).toEqual(['about', 'area', 'blog']);
  expect(await goesTo('/about/')).toBeNull();
  expect([await goesTo('/first-firing/'), await goesTo('/2023/firing')]).toEqual([
    '/blog/first-firing',
    '/blog/first-firing',
  ]);
  // Tags and authors, too, unless readers didn’t see them.
  expect(await goesTo('/tag/all-kilns/')).toBe('/blog/tag/kilns');
  expect(await goesTo('/author/nell/')).toBe('/blog/author/nell-carrow');
  expect(await goesTo('/tag/hash-newsletter/')).toBeNull();
  expect([await goesTo('/for-members/'), await goesTo('/next-year/')]).toEqual([null, null]);
});

test('a post becomes an entry with its authors and tags in their order', async () => {
  const blog = await ask<{ entries: EntrySummary[] }>('GET /api/entries', { query: { type: 'blog' } });
  expect(blog.entries).toHaveLength(3);
  expect(blog.entries.find(({ name }) => name === 'First firing')).toMatchObject({
    href: '/blog/first-firing',
    date: '2024-05-06T07:08:09.000Z',
    excerpt: 'How the first firing went.',
    pinned: true,
    picture: { alt: 'Kiln, lit' },
  });
  const shown = await ask<{ authors: Term[]; tags: Term[]; seo: object } & Shown>('GET /api/entry', {
    query: { type: 'blog', slug: 'first-firing' },
  });
  expect(shown.authors.map(({ name }) => name)).toEqual(['Abe Stone', 'Nell Carrow']);
  expect(shown.tags.map(({ name }) => name)).toEqual(['Cone 6', 'Kilns']);
  const blocks = [...walkTree(shown.blocks)].map(({ block }) => block);
  expect(blocks.map(({ type }) => type).join(' ')).toBe('section richText image gallery richText cards');
  expect(blocks[2]?.props).toMatchObject({ caption: 'Our kiln', ratio: 'natural' });
  const whole = JSON.stringify(shown.blocks);
  expect(whole).toMatch(/\[note\].*"href":"\/about\/".*kiln.*In the studio.*https:\/\/clay\.example\//s);
  expect(whole).toMatch(/Where it is from.*All about clay/s);
  expect(whole).not.toMatch(/alert|127\.0\.0\.1|GHOST_URL|kg-/);

  const entries = Object.fromEntries((await entriesNow()).map((entry) => [entry.name, entry]));
  expect(Object.fromEntries(Object.values(entries).map(({ name, state }) => [name, state]))).toEqual({
    'First firing': 'published',
    'Without text': 'published',
    'Next year': 'scheduled',
    'For members': 'draft',
    'For readers': 'published',
    'For a tier': 'draft',
    Unfinished: 'draft',
    'A letter': 'draft',
  });
  const members = Object.values(entries).filter(({ access }) => access === 'signed-in');
  expect(members.map(({ name }) => name).toSorted()).toEqual(['For a tier', 'For members', 'For readers']);
  const locked = await ask<ShownEntry>('GET /api/entry', { query: { type: 'blog', slug: 'for-readers' } });
  expect([locked.locked, locked.blocks]).toEqual([true, []]);
  const page = await ask<Shown>('GET /api/page', { query: { _id: entries['First firing']?._id } });
  expect(page.seo).toMatchObject({ title: 'Firing', description: 'Of kilns.' });
});

test('the same export again creates nothing twice, and an undo removes what was created', async () => {
  const again = await stage(
    ghostExport(
      { ...studio, posts: [...posts, { title: 'New', slug: 'new', html: '<p>n</p>', status: 'draft' }] },
      false,
    ),
    ghost,
  );
  const states = (await itemsOf(again)).map(({ state }) => state);
  expect(states.filter((state) => state === 'known')).toHaveLength(13);
  const before = asked.length;
  await run(again);
  expect(asked).toHaveLength(before);
  expect((await entriesNow()).filter(({ name }) => name === 'First firing')).toHaveLength(1);
  for (const id of [again, first]) await ask('POST /api/wordpress/import/{id}/undo', { params: { id } });
  expect(await pagesNow()).toEqual([]);
  expect(await ask('GET /api/content-types')).toEqual([]);
  expect([await goesTo('/tag/all-kilns/'), await goesTo('/author/nell/')]).toEqual([null, null]);
});

test('without the address of the Ghost site, links become relative and nothing is downloaded', async () => {
  const before = asked.length;
  const id = await stage(ghostExport({ posts: posts.slice(0, 2) }), { from });
  expect(await preview(id)).toMatchObject({ origin: '', total: 2 });
  expect((await preview(id)).leftOut.join(' ')).toContain('without the address of your Ghost site');
  await run(id);
  expect(asked).toHaveLength(before);
  const shown = await ask<Shown>('GET /api/entry', { query: { type: 'blog', slug: 'first-firing' } });
  expect(JSON.stringify(shown.blocks)).toContain('"href":"/about/"');
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id } });
});

test('scheduled posts whose time has passed, and all posts on request, become drafts', async () => {
  const [plain] = posts;
  const at = (published_at: string, title: string) => ({
    ...plain,
    html: '<p>x</p>',
    feature_image: null,
    uuid: title,
    slug: title,
    title,
    status: 'scheduled',
    published_at,
  });
  const id = await stage(
    ghostExport({ posts: [at('2020-01-01T00:00:00.000Z', 'past'), at('2900-01-01T00:00:00.000Z', 'far')] }),
    ghost,
  );
  await run(id);
  expect((await itemsOf(id)).map(({ state, notes }) => [state, notes.join(' ')])).toEqual([
    ['made', 'The time it was scheduled for has passed, so it’s a draft.'],
    ['made', 'It was scheduled for more than five years ahead, so it’s a draft.'],
  ]);
  const drafts = await stage(ghostExport({ posts: [{ ...plain, uuid: 'draft', slug: 'as-draft' }] }), {
    from,
  });
  await run(drafts, { leave: [], publish: false });
  expect(new Set((await entriesNow()).map(({ state }) => state))).toEqual(new Set(['draft']));
  for (const each of [drafts, id])
    await ask('POST /api/wordpress/import/{id}/undo', { params: { id: each } });
});

test('hostile and broken rows are imported as far as they can be, and never more than that', async () => {
  const hostile = [
    // The same address twice; control characters; attributes that end early.
    {
      title: 'Twice\u0000\u0001\n two',
      slug: 'twice',
      html: '<p>a\u0000b</p>',
      status: 'published',
      visibility: 'public',
    },
    {
      title: 'Twice',
      slug: 'twice',
      html: '<img src=x onerror=alert(1)><p onclick="alert(2)">c<a href="javascript:alert(3)">d</a></p>',
      status: 'published',
      visibility: 'public',
    },
    {
      title: { a: 1 },
      slug: ['x'],
      html: 7,
      status: null,
      visibility: null,
      featured: 'yes',
      uuid: {},
      id: {},
    },
    {
      title: 'Image',
      slug: 'admin',
      html: '<p>e</p>',
      feature_image: '"><script>alert(4)</script>',
      type: 'page',
      status: 'published',
      visibility: 'public',
    },
  ];
  const text = ghostExport({
    posts: hostile,
    posts_authors: [{ post_id: '__proto__', author_id: 'constructor' }],
    tags: [{ id: 'toString', name: '__proto__' }],
  }).replace(
    '"posts":[',
    '"__proto__":{"posts":[{"polluted":true}]},"posts":[{"__proto__":{"visibility":"public","status":"published"},"constructor":null,"title":"Keys","slug":"keys"},',
  );
  const id = await stage(text, ghost);
  expect(await run(id)).toMatchObject({ status: 'done', failed: 0 });
  const entries = await entriesNow();
  expect(entries.map(({ name, state }) => `${name}: ${state}`).sort()).toEqual([
    'Keys: draft',
    'Twice two: published',
    'Twice: published',
    'Untitled: draft',
  ]);
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(4);
  const made = await Promise.all(
    (await itemsOf(id)).map(({ madeId }) =>
      ask<Shown>('GET /api/page', { query: { _id: madeId, draft: 'true' } }),
    ),
  );
  expect(JSON.stringify(made.map(({ blocks }) => blocks))).not.toMatch(/alert\(|javascript:/);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id } });
});
