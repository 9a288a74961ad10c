import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { ContentType, EntrySummary, OwnEntry, Term } from '../../entries/entry-shapes.ts';
import { redirectFor } from '../../pages/server/index.ts';
import type { WordpressImport } from '../contract.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { speaking } from '../../../lib/messages/spoken-language.ts';
import { entry, importWorld, wxr } from './world.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();
let asked: string[] = [];
const otherServer = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.endsWith('kiln.jpg')) response.end(picture);
  else if (request.url?.endsWith('script.jpg')) response.end('<script>alert(1)</script>');
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => otherServer.once('listening', resolve));
const old = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`;

const { site, db, boss, ask, stage, itemsOf, run, close } = await importWorld();

afterAll(async () => {
  await close();
  otherServer.close();
});

const pottery = wxr(
  {
    id: 4,
    type: 'attachment',
    title: 'Our kiln',
    attachment: `${old}/wp-content/uploads/kiln.jpg`,
    meta: { _wp_attachment_image_alt: 'A round kiln' },
  },
  {
    id: 5,
    type: 'page',
    title: 'About us',
    link: 'https://old.example/studio/about-us/',
    slug: 'about-us',
    content: `<!-- wp:heading --><h2>Who we are</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Two <strong>potters</strong>. <a href="https://old.example/news/">News</a><script>alert(1)</script></p>
      <figure class="wp-block-image"><img src="${old}/wp-content/uploads/kiln-300x200.jpg" alt=""/></figure>
      <figure class="wp-block-embed"><iframe src="https://video.example"></iframe></figure>[gallery ids="1,2"]`,
  },
  {
    id: 6,
    type: 'post',
    title: 'First firing',
    link: 'https://old.example/2024/05/first-firing/',
    slug: 'first-firing',
    content: 'It went well.\n\nVery well.\nReally.',
    meta: { _thumbnail_id: '4' },
    more: `<dc:creator>nell</dc:creator><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt><wp:is_sticky>1</wp:is_sticky>
      <excerpt:encoded><![CDATA[How the first <em>firing</em> went.]]></excerpt:encoded>
      <category domain="category" nicename="kilns"><![CDATA[Kilns]]></category>
      <category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
      <category domain="post_tag" nicename="cone-6"><![CDATA[Cone 6]]></category>`,
  },
  { id: 7, type: 'page', title: 'Unfinished', status: 'draft', slug: 'shop', content: '<p>Soon.</p>' },
  { id: 8, type: 'page', title: 'Binned', status: 'trash', content: '<p>No.</p>' },
  { id: 9, type: 'nav_menu_item', meta: { _menu_item_type: 'post_type', _menu_item_object_id: '5' } },
  { id: 10, type: 'nav_menu_item', meta: { _menu_item_type: 'custom', _menu_item_url: 'https://x.example' } },
  { id: 11, type: 'product', title: 'Mug' },
  { id: 12, type: 'attachment', title: 'Gone', attachment: `${old}/wp-content/uploads/gone.jpg` },
  { id: 13, type: 'attachment', title: 'Bad', attachment: `${old}/wp-content/uploads/script.jpg` },
);

interface Shown {
  name: string;
  inMenu: boolean;
  published: boolean;
  blocks: Parameters<typeof walkTree>[0];
}
const pageAt = (slug: string) => ask<Shown>('GET /api/page', { query: { slug, draft: 'true' } });
const goesTo = (path: string) => db.forWebsite(site.id, (tx) => redirectFor(tx, site, path));
const pagesNow = async () => (await ask<{ slug: string }[]>('GET /api/pages')).map(({ slug }) => slug).sort();
const blogType = async () => (await ask<ContentType[]>('GET /api/content-types'))[0]?._id ?? '';
const entriesNow = async () => {
  const params = { id: await blogType() };
  return (await ask<{ entries: OwnEntry[] }>('GET /api/content-types/{id}/entries', { params })).entries;
};

let first = '';

test('an export is looked at before anything is made: what comes, and what stays behind', async () => {
  first = await stage(pottery);
  const found = await ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id: first } });
  expect(found).toMatchObject({
    status: 'preview',
    source: 'Old Pottery',
    origin: 'https://old.example',
    total: 6,
  });
  expect(found.leftOut.join(' ')).toMatch(/1 product isn’t imported.*1 menu link/);
  expect((await itemsOf(first)).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'picture Our kiln',
    'page About us',
    'post First firing',
    'page Unfinished',
    'picture Gone',
    'picture Bad',
  ]);
  expect(await pagesNow()).toEqual([]);
  expect(asked).toEqual([]);
});

test('pages, posts and pictures come over; links, menus and old addresses go on working; what fails says why', async () => {
  expect(await run(first)).toMatchObject({ status: 'done', total: 6, done: 6, failed: 2 });
  const items = await itemsOf(first);
  const noted = Object.fromEntries(items.map(({ title, notes }) => [title, notes.join(' ')]));
  expect(noted['Gone']).toBe('It no longer exists.');
  expect(noted['Bad']).not.toBe('');
  expect(noted['About us']).toMatch(/iframe.*|\[gallery\]/);

  const about = await pageAt('about-us');
  expect(about).toMatchObject({ name: 'About us', inMenu: true });
  const blocks = [...walkTree(about.blocks)].map(({ block }) => block);
  expect(blocks.map(({ type }) => type)).toEqual(['section', 'heading', 'heading', 'richText', 'image']);
  const whole = JSON.stringify(about.blocks);
  expect(whole).toContain('"href":"/news/"');
  expect(whole).not.toMatch(/alert|127\.0\.0\.1/);
  expect(blocks.at(-1)?.props['picture']).toMatchObject({
    alt: 'A round kiln',
    src: expect.stringMatching(/^\/files\//),
  });
  // “/shop” is an address of the product.
  expect(await pagesNow()).toEqual(['about-us', 'blog', 'shop-page']);

  expect(await goesTo('/studio/about-us/')).toBe('/about-us');
  expect(await goesTo('/2024/05/First-Firing')).toBe('/blog/first-firing');
  expect([await goesTo('/?p=6'), await goesTo('/?page_id=5')]).toEqual(['/blog/first-firing', '/about-us']);
  // As WordPress makes the addresses of categories, tags and authors.
  expect(
    await Promise.all(['/category/workshop/kilns/', '/tag/cone-6/', '/author/nell/'].map(goesTo)),
  ).toEqual(['/blog/category/kilns', '/blog/tag/cone-6', '/blog/author/nell-carrow']);
  expect(await goesTo('/category/uncategorized/')).toBeNull();
  // Not published in WordPress, so there is no redirect.
  expect(await goesTo('/?page_id=7')).toBeNull();
  expect(
    await boss.call('POST /api/wordpress/import/{id}/start', {
      params: { id: first },
      body: { leave: [], publish: true },
    }),
  ).toMatchObject({ status: 409 });
});

test('a post becomes an entry of a blog, with what WordPress knew of it', async () => {
  const blog = await ask<{ entries: EntrySummary[] }>('GET /api/entries', { query: { type: 'blog' } });
  expect(blog.entries).toMatchObject([
    {
      name: 'First firing',
      href: '/blog/first-firing',
      date: '2024-05-06T07:08:09.000Z',
      excerpt: 'How the first firing went.',
      pinned: true,
      authors: [{ name: 'Nell Carrow' }],
      categories: [{ name: 'Kilns' }],
      picture: { alt: 'A round kiln' },
    },
  ]);
  const shown = await ask<{ tags: Term[]; blocks: Shown['blocks'] }>('GET /api/entry', {
    query: { type: 'blog', slug: 'first-firing' },
  });
  expect(shown.tags).toMatchObject([{ name: 'Cone 6' }]);
  expect(JSON.stringify(shown.blocks)).toMatch(/It went well\..*Very well\..*hardBreak.*Really\./);
  // Its title is above its content already.
  expect([...walkTree(shown.blocks)].map(({ block }) => block.type)).toEqual(['section', 'richText']);
  const type = await blogType();
  const terms = await ask<Term[]>('GET /api/content-types/{id}/terms', { params: { id: type } });
  const workshop = terms.find(({ name }) => name === 'In the workshop');
  expect(terms.find(({ name }) => name === 'Kilns')).toMatchObject({ parent: workshop?._id });
  expect(terms.map(({ name }) => name)).not.toContain('Uncategorized');
});

test('what is peculiar to WordPress becomes text, images, tables and players', async () => {
  const title = 'Cups &amp; <em>saucers</em> &#8217;24';
  const id = await stage(
    wxr(
      {
        id: 40,
        type: 'post',
        title,
        slug: 'cups',
        content: `Before\n\n[caption id="attachment_4" width="300"]<a href="x"><img src="/wp-content/uploads/kiln-300x200.jpg" alt=""></a> Our <em>kiln</em>[/caption]\n\n[gallery columns="2" ids="4, 4,999"]\n\n[embed]https://youtu.be/aqz-KE-bpKQ[/embed]\n\n[/caption]`,
        more: `<excerpt:encoded><![CDATA[Salt &amp; clay]]></excerpt:encoded>
          <category domain="post_tag" nicename="salt-clay"><![CDATA[Salt &amp; clay]]></category>`,
      },
      {
        id: 41,
        type: 'post',
        title: 'For friends',
        slug: 'for-friends',
        content: 'Hidden.',
        more: '<wp:post_password><![CDATA[abc]]></wp:post_password>',
      },
      { id: 4, type: 'attachment', title: 'Kiln', attachment: `${old}/wp-content/uploads/kiln.jpg` },
    ).replace('https://old.example', old),
  );
  const { leftOut } = await ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id } });
  expect(leftOut).toContain('1 entry with a password is imported as a draft and isn’t published.');
  expect(await run(id)).toMatchObject({ failed: 0 });

  const entries = Object.fromEntries((await entriesNow()).map((made) => [made.slug, made]));
  expect(entries['cups']).toMatchObject({ name: 'Cups & saucers ’24', excerpt: 'Salt & clay' });
  expect(entries['cups']?.tags).toMatchObject([{ name: 'Salt & clay', slug: 'salt-clay' }]);
  expect(entries['for-friends']).toMatchObject({ state: 'draft' });
  const notes = Object.fromEntries((await itemsOf(id)).map((item) => [item.title, item.notes]));
  expect(notes['For friends']).toEqual(['It has a password in WordPress, so it’s imported as a draft.']);

  const shown = await ask<Shown>('GET /api/entry', { query: { type: 'blog', slug: 'cups' } });
  const [, ...blocks] = [...walkTree(shown.blocks)].map(({ block }) => block);
  const src = expect.stringMatching(/^\/files\/.*kiln\.jpg$/);
  expect(blocks).toMatchObject([
    { type: 'richText' },
    { type: 'image', props: { caption: 'Our kiln', ratio: 'natural', picture: { src } } },
    { type: 'gallery', props: { items: [{ picture: { src } }, { picture: { src } }] } },
    { type: 'video', props: { address: 'https://youtu.be/aqz-KE-bpKQ', title: '' } },
  ]);
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id } });
});

let again = '';

test('the same export again makes nothing twice, and takes what is new', async () => {
  asked = [];
  again = await stage(
    pottery.replace(
      '</channel>',
      `${entry({
        id: 20,
        type: 'post',
        title: 'Second',
        slug: 'second',
        link: 'https://old.example/second/',
        content: 'New.',
        more: '<dc:creator>nell</dc:creator><category domain="category" nicename="kilns">Kilns</category>',
      })}</channel>`,
    ),
  );
  expect((await itemsOf(again)).map(({ state }) => state)).toEqual([
    'known',
    'known',
    'known',
    'known',
    'waiting',
    'waiting',
    'waiting',
  ]);
  await run(again, { leave: [4, 5], publish: false });
  expect(asked).toEqual([]);
  expect(await pagesNow()).toEqual(['about-us', 'blog', 'shop-page']);
  const second = (await entriesNow()).find(({ name }) => name === 'Second');
  expect(second).toMatchObject({ state: 'draft', categories: [{ name: 'Kilns' }] });
  const terms = await ask<Term[]>('GET /api/content-types/{id}/terms', { params: { id: await blogType() } });
  expect(terms).toHaveLength(4);
  // The address that most WordPress sites give their posts leads on once it is published.
  expect(await goesTo('/second/')).toBeNull();
  await ask('POST /api/page/{id}/publish', { params: { id: second?._id }, body: {} });
  expect(await goesTo('/second/')).toBe('/blog/second');
});

test('an import is undone: its pages go, its pictures into the trash', async () => {
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id: first } });
  expect(await pagesNow()).toEqual(['blog']);
  expect((await entriesNow()).map(({ name }) => name)).toEqual(['Second']);
  // A later import still uses the blog and one of the categories, with those above it.
  const terms = await ask<Term[]>('GET /api/content-types/{id}/terms', { params: { id: await blogType() } });
  expect(terms.map(({ name }) => name).sort()).toEqual(['In the workshop', 'Kilns', 'Nell Carrow']);
  // The redirects of the tag go with it; those of the others stay.
  expect(await goesTo('/tag/cone-6/')).toBeNull();
  expect(await goesTo('/author/nell/')).toBe('/blog/author/nell-carrow');
  expect(await ask('GET /api/files')).toEqual([]);
  expect(await boss.call('POST /api/wordpress/import/{id}/undo', { params: { id: first } })).toMatchObject({
    status: 409,
  });
});

test('when the last import that uses them is undone, the blog, its categories and authors go, too', async () => {
  // Named by a page of the owner's, the blog stays.
  const blocks = [{ type: 'entryList', props: { id: 'list', type: await blogType() } }];
  const page = await ask<{ _id: string }>('POST /api/page', { body: { name: 'News', slug: 'news', blocks } });
  const own = await ask<{ _id: string }>('POST /api/entry-terms', {
    body: { kind: 'category', type: await blogType(), name: 'Of the owner' },
  });
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id: again } });
  expect(await pagesNow()).toEqual(['blog', 'news']);
  const terms = await ask<Term[]>('GET /api/content-types/{id}/terms', { params: { id: await blogType() } });
  expect(terms.map(({ name }) => name)).toEqual(['Of the owner']);

  // Without them it goes with the undo of the next import.
  await ask('DELETE /api/page/{id}', { params: { id: page._id } });
  await ask('DELETE /api/entry-terms/{id}', { params: { id: own._id } });
  const third = await stage(wxr({ id: 30, type: 'post', title: 'Third', slug: 'third', content: 'x' }));
  await run(third);
  await ask('POST /api/wordpress/import/{id}/undo', { params: { id: third } });
  expect(await pagesNow()).toEqual([]);
  expect(await ask('GET /api/content-types')).toEqual([]);
});

test.each([
  ['no XML', 'Hello'],
  ['another feed', '<?xml version="1.0"?><rss><channel><title>x</title></channel></rss>'],
  ['broken off', pottery.slice(0, 900)],
  ['entities that grow', `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">]><rss>&a;</rss>`],
  ['thousands of levels', `<?xml version="1.0"?>${'<a>'.repeat(5_000)}`],
  ['nothing', ''],
])('%s is refused with a sentence, and nothing of it is kept', async (_what, text) => {
  const before = (await ask<WordpressImport[]>('GET /api/wordpress/imports')).length;
  await expect(stage(text)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('a WordPress export'),
  });
  expect(await ask('GET /api/wordpress/imports')).toHaveLength(before);
});

test('the notes of an import are in the language of the person who made it', async () => {
  const german = { language: 'de', admin: 'de' } as const;
  const content = `<p>Hallo</p><iframe src="https://video.example"></iframe>[slider]`;
  const id = await speaking(german, async () => {
    const staged = await stage(
      wxr(
        { id: 41, type: 'page', title: 'Hallo', slug: 'hallo', content },
        { id: 42, type: 'attachment', title: 'Fort', attachment: `${old}/wp-content/uploads/fort.jpg` },
      ),
    );
    await run(staged);
    return staged;
  });
  expect((await itemsOf(id)).map(({ notes }) => notes)).toEqual([
    [
      'Der Shortcode „[slider]“ stammt aus einem WordPress-Plugin und wird nicht importiert.',
      'Eingebettete Inhalte werden nicht importiert (iframe).',
    ],
    ['Es existiert nicht mehr.'],
  ]);
});
