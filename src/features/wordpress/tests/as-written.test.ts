import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkTree } from '../../../lib/content/block-tree.ts';
import type { ContentType, OwnEntry, Term } from '../../entries/entry-shapes.ts';
import { headingAnchor } from '../../pages/anchors.ts';
import { redirectFor } from '../../pages/server/index.ts';
import type { WordpressImport } from '../contract.ts';
import { formerPicture } from '../server/index.ts';
import { importWorld, wxr } from './world.ts';

/** How WordPress 6 writes what its editors make: copies of large images, file names with umlauts, feeds, lists of months. */
const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const asked: string[] = [];
const files = new Map([
  ['/wp-content/uploads/bread-scaled.jpg', await pictureOf('#357')],
  ['/wp-content/uploads/k%C3%BCche.jpg', await pictureOf('#753')],
]);
const otherServer = createServer((request, response) => {
  asked.push(request.url ?? '');
  const file = files.get(request.url ?? '');
  if (file) response.end(file);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => otherServer.once('listening', resolve));
const old = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`;

const { site, db, ask, stage, itemsOf, run, close } = await importWorld();
afterAll(async () => {
  await close();
  otherServer.close();
});

const uploads = `${old}/wp-content/uploads`;
const post = `<!-- wp:paragraph -->
<p>Flour. <a href="#m%C3%BChle">Mill</a>, <a href="${old}/2021/05/bread/#oven">oven</a>, <a href="#elsewhere">?</a></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading" id="mühle">The mill</h2>
<!-- /wp:heading -->

<!-- wp:heading -->
<h3 class="wp-block-heading"><span id="oven"></span>The oven</h3>
<!-- /wp:heading -->

<!-- wp:group -->
<div class="wp-block-group"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><figure class="wp-block-image"><img src="${uploads}/bread-1024x683.jpg" alt="A loaf"/></figure></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><div class="wp-block-buttons"><div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="${old}/about/">About us</a></div></div></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:gallery -->
<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${uploads}/küche-300x200.jpg" alt=""/></figure><figure class="wp-block-image"><img src="${uploads}/bread-scaled.jpg?w=640" alt=""/></figure></figure>
<!-- /wp:gallery -->

<!-- wp:file -->
<div class="wp-block-file"><a href="${uploads}/recipe.pdf">The recipe</a><a href="${uploads}/recipe.pdf" class="wp-block-file__button" download>Download</a></div>
<!-- /wp:file -->

<!-- wp:details -->
<details class="wp-block-details"><summary>How long?</summary><p>Two <strong>hours</strong>.</p></details>
<!-- /wp:details -->

[audio mp3="${uploads}/knead.mp3"][/audio]

<!-- wp:quote -->
<blockquote class="wp-block-quote"><p>Bread is work.</p><cite> Gran </cite></blockquote>
<!-- /wp:quote -->
[gallery ids="4"]`;

const kitchen = wxr(
  {
    id: 7,
    type: 'post',
    title: 'Bread',
    link: `${old}/2021/05/bread/`,
    slug: 'bread',
    content: post,
    meta: { _thumbnail_id: '5' },
    more: `<dc:creator>nell</dc:creator><wp:post_date_gmt>2021-05-03 21:30:00</wp:post_date_gmt>
      <category domain="category" nicename="kilns"><![CDATA[Kilns]]></category>
      <category domain="post_tag" nicename="rye"><![CDATA[Rye]]></category>`,
  },
  { id: 8, type: 'page', title: 'Blog', link: `${old}/writing/`, slug: 'blog' },
  { id: 9, type: 'page', title: 'Later', link: `${old}/later/`, slug: 'later' },
  { id: 4, type: 'attachment', title: 'Kitchen', attachment: `${uploads}/küche.jpg` },
  { id: 5, type: 'attachment', title: 'A bread', attachment: `${uploads}/bread-scaled.jpg` },
)
  .replaceAll('https://old.example', old)
  .replace(
    '</wp:category>',
    '<wp:term_id>34</wp:term_id><wp:category_description><![CDATA[Fire &amp; <em>clay</em>.]]></wp:category_description></wp:category>',
  );

let done: WordpressImport;
let items: Awaited<ReturnType<typeof itemsOf>>;
let type: ContentType | undefined;
beforeAll(async () => {
  const id = await stage(kitchen);
  done = await run(id);
  items = await itemsOf(id);
  [type] = await ask<ContentType[]>('GET /api/content-types');
});

const goesTo = (path: string) => db.forWebsite(site.id, (tx) => redirectFor(tx, site, path));

test('all copies of an image are one, which is downloaded from where the library has it', () => {
  expect(done.failed).toBe(0);
  const pictures = items.filter(({ kind }) => kind === 'picture').map(({ title, state }) => [title, state]);
  expect(pictures.toSorted()).toEqual([
    ['bread.jpg', 'made'],
    ['küche.jpg', 'made'],
  ]);
  expect([...new Set(asked)].toSorted()).toEqual([...files.keys()].toSorted());
});

test('columns, buttons, files, questions and players become the blocks for them', async () => {
  const { entries } = await ask<{ entries: OwnEntry[] }>('GET /api/content-types/{id}/entries', {
    params: { id: type?._id ?? '' },
  });
  // Its gallery and its featured image both come later in the file.
  expect(entries[0]).toMatchObject({ name: 'Bread', picture: { src: expect.stringMatching(/^\/files\//) } });
  const { blocks } = await ask<{ blocks: Parameters<typeof walkTree>[0] }>('GET /api/entry', {
    query: { type: 'blog', slug: 'bread' },
  });
  const all = [...walkTree(blocks)].map(({ block }) => block);
  const src = expect.stringMatching(/^\/files\//);
  expect(all).toMatchObject([
    { type: 'section' },
    { type: 'richText' },
    { type: 'heading', props: { text: 'The mill', level: '2' } },
    { type: 'heading', props: { text: 'The oven', level: '3' } },
    { type: 'columns', props: { layout: 'two' } },
    { type: 'image', props: { picture: { src, alt: 'A loaf' } } },
    { type: 'button', props: { buttons: [{ label: 'About us', href: '/about/', look: 'secondary' }] } },
    { type: 'gallery', props: { items: [{ picture: { src } }, { picture: { src } }] } },
    { type: 'downloadList', props: { items: [{ title: 'The recipe' }] } },
    { type: 'accordion', props: { items: [{ question: 'How long?' }] } },
    { type: 'downloadList', props: { items: [{ title: 'knead.mp3', href: `${uploads}/knead.mp3` }] } },
    { type: 'richText' },
    { type: 'image', props: { picture: { src } } },
  ]);
  expect(JSON.stringify(all.at(-2))).toMatch(/"Bread is work\.".*"Gran"/);
  // Links within the text lead to the blocks that its headings have become.
  const [mill, oven] = all.flatMap(({ type: kind, props }) =>
    kind === 'heading' ? headingAnchor(props.id) : [],
  );
  const links = [...JSON.stringify(all[1]).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([`#${mill}`, `#${oven}`, '#elsewhere']);
});

test('feeds and lists of months lead on, and categories keep their descriptions', async () => {
  const paths = ['/feed/', '/category/workshop/kilns/feed/', '/author/nell/feed', '/2021/05/'];
  expect(await Promise.all(paths.map(goesTo))).toEqual([
    '/blog/feed.xml',
    '/blog/category/kilns/feed.xml',
    '/blog/author/nell-carrow/feed.xml',
    '/blog/2021/05',
  ]);
  const terms = await ask<Term[]>('GET /api/content-types/{id}/terms', { params: { id: type?._id ?? '' } });
  expect(terms.map(({ description }) => description)).toContain('Fire & clay.');
});

test('the empty page that lists posts in WordPress is the page of the blog; others say that they are empty', async () => {
  const pages = await ask<{ slug: string }[]>('GET /api/pages');
  expect(pages.map(({ slug }) => slug).sort()).toEqual(['blog', 'later']);
  expect(await goesTo('/writing/')).toBe('/blog');
  const notes = Object.fromEntries(items.map(({ title, notes: of }) => [title, of.join(' ')]));
  expect(notes).toMatchObject({ Blog: '', Later: expect.stringContaining('The page was empty.') });
});

test('addresses with a query, further pages of lists, and the search lead on within the site', async () => {
  const to = {
    '/?cat=34': '/blog/category/kilns',
    '/?cat=35': null,
    '/?tag=rye': '/blog/tag/rye',
    '/?p=7': '/blog/bread',
    '/page/2/': '/blog',
    '/category/workshop/kilns/page/12/': '/blog/category/kilns',
    '/2021/05/page/2': '/blog/2021/05',
    '/page/two': null,
    '/?s=rye+bread': '/search?q=rye+bread',
    '/?s=%2F%2Fevil.test%23&submit=Search': '/search?q=%2F%2Fevil.test%23',
    '/?s=': '/search?q=',
    [`/?s=${'x'.repeat(400)}`]: `/search?q=${'x'.repeat(100)}`,
  };
  const found = await Promise.all(Object.keys(to).map(async (path) => [path, await goesTo(path)]));
  expect(Object.fromEntries(found)).toEqual(to);
});

test('the former addresses of an image lead to the file that was imported, as long as visitors may see it', async () => {
  const at = (path: string) => db.forWebsite(site.id, (tx) => formerPicture(tx, path));
  const file = await at('/wp-content/uploads/bread-300x200.jpg');
  expect(file).toMatch(/^\/files\/[0-9a-f-]{36}\//);
  for (const path of ['bread.jpg', 'bread-scaled.jpg', 'bread-1024x683.jpg?w=640'])
    expect(await at(`/wp-content/uploads/${path}`), path).toBe(file);
  expect(await at('/wp-content/uploads/küche.jpg')).toMatch(/^\/files\//);
  for (const path of [
    '/wp-content/uploads/other.jpg',
    '/wp-content/uploads/../uploads/secret.pdf',
    '//evil.test/wp-content/uploads/bread.jpg',
    `/wp-content/uploads/${'x'.repeat(2_000)}.jpg`,
    '/wp-content/uploads/%00.jpg',
  ])
    expect(await at(path), path).toBeNull();
  const id = file?.split('/')[2] ?? '';
  await ask('POST /api/file/delete', {
    body: { mongoId: id, objectPath: file?.slice('/files/'.length), force: true },
  });
  expect(await at('/wp-content/uploads/bread.jpg')).toBeNull();
});
