import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { blockKinds } from '../../app/blocks.ts';
import { said } from '../../lib/http/replies/said.ts';
import { blocksOf, nodesFromBody } from './html-blocks.ts';
import { notesOn } from './server/html-notes.ts';

const bodyOf = (html: string) => new JSDOM(`<!doctype html><body>${html}`).window.document.body;
/** As they would be saved. */
const blocksIn = (html: string) =>
  blocksOf(nodesFromBody(bodyOf(html)), blockKinds).map(({ type, props }) => {
    const own = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'id'));
    return { type, ...(blockKinds.get(type)?.schema.parse(own) as Record<string, unknown>) };
  });
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test('a table stays one, with its heads and caption, whatever is in its cells', () => {
  const [table, ...more] = blocksIn(`<figure><table><thead><tr><th>Cone</th><th>°C | °F</th></tr></thead>
    <tbody><tr><th scope="row"></th><td><p>12\t22</p> <p>2232</p></td></tr><tr><th>7</th></tr></tbody></table>
    <figcaption>Tempera<em>tures</em></figcaption></figure>`);
  expect(table).toMatchObject({
    type: 'table',
    caption: 'Temperatures',
    cells: 'Cone\t°C | °F\n\t12 22 2232\n7\t',
    headRow: true,
    headColumn: true,
  });
  expect(more).toEqual([]);
});

test.each([
  ['links', '<tr><td><a href="/x">One</a></td><td>Two</td></tr><tr><td>Three</td><td>Four</td></tr>'],
  [
    'an image',
    '<tr><td>One</td><td>Two</td></tr><tr><td>Three</td><td><img src="/files/a.png">Four</td></tr>',
  ],
  ['merged rows', '<tr><td rowspan="2">One</td><td>Two</td></tr><tr><td>Three</td><td>Four</td></tr>'],
])('nothing of a table with %s is lost', (_, rows) => {
  const body = bodyOf(`<table>${rows}</table>`);
  const text = JSON.stringify(blocksOf(nodesFromBody(body), blockKinds));
  for (const word of ['One', 'Two', 'Three', 'Four']) expect(text).toContain(word);
  expect(text).not.toContain('"table"');
  expect(notesOn(body).join()).toMatch(/Tables with links/);
});

test('a table within a list keeps its words', () => {
  const list =
    '<ul><li>Sizes<table><tr><td>S</td><td>1</td></tr><tr><td>L</td><td>2</td></tr></table></li></ul>';
  expect(JSON.stringify(blocksIn(list))).toMatch(/Sizes.*S \| 1.*L \| 2/);
});

test.each([
  ['a frame', `<p><iframe title="A tour" src="//www.youtube.com/embed/aqz-KE-bpKQ"></iframe></p>`],
  ['an address on a line of its own', `<p>${VIDEO}</p>`],
  ['a WordPress embed', `<figure class="wp-block-embed"><div>\n${VIDEO}\n</div></figure>`],
])('%s of a known service becomes a player', (_, html) => {
  const blocks = blocksIn(`<p>Before</p>${html}<p>After</p>`);
  expect(blocks.map(({ type }) => type)).toEqual(['richText', 'video', 'richText']);
  expect(blocks[1]).toMatchObject({ title: html.includes('A tour') ? 'A tour' : '', picture: null });
});

test('a player keeps its caption, and a map its frame; other frames are left out and named', () => {
  const html = `<figure><div>https://open.spotify.com/track/0123456789012345678901</div><figcaption>Our song</figcaption></figure>
    <iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3"></iframe><iframe src="https://evil.test/x">Fallback</iframe>
    <h2>Title<iframe src="https://evil.test/y">Inside</iframe></h2>`;
  expect(blocksIn(html)).toMatchObject([
    { type: 'embed', caption: 'Our song' },
    { type: 'embed', address: 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3' },
    { type: 'heading', text: 'Title' },
  ]);
  expect(notesOn(bodyOf(html))).toEqual(Array(2).fill('Embedded content isn’t imported (iframe).'));
});

test('what isn’t imported is known in the languages of staff', () => {
  const table = '<table><tr><td><a href="/">1</a><td>2<tr><td>3<td>4</table>';
  const notes = notesOn(bodyOf(`<form></form><video></video>${table}`));
  expect(notes).toHaveLength(3);
  for (const note of notes)
    for (const language of ['de', 'fr', 'es'] as const) expect(said(note, language)).not.toBe(note);
});

test('an address within a sentence, and a map’s on a line, stay text', () => {
  const html = `<p>See ${VIDEO} today</p><p>https://www.google.com/maps/place/London</p><blockquote><p>${VIDEO}</p></blockquote>`;
  const [only, ...more] = blocksIn(html);
  expect(only).toMatchObject({ type: 'richText' });
  expect(more).toEqual([]);
  expect(JSON.stringify(only).split(VIDEO).length - 1).toBeGreaterThanOrEqual(2);
});

test('images come in their own shape, with their captions', () => {
  expect(
    blocksIn(`<figure><img src="/files/a.png" alt="A"><figcaption>The <b>vase</b></figcaption></figure>
      <figure class="wp-block-gallery"><figure><img src="/files/b.png"><figcaption>B</figcaption></figure>
      <figure><img src="/files/c.png"></figure><figcaption>All of them</figcaption></figure>
      <ul class="blocks-gallery-grid"><li><figure><img src="/files/d.png"></figure></li></ul>`),
  ).toMatchObject([
    { type: 'image', caption: 'The vase', ratio: 'natural', picture: { src: '/files/a.png', alt: 'A' } },
    { type: 'gallery', items: [{ caption: 'B' }, { caption: '' }] },
    { type: 'richText' },
    { type: 'image', caption: '', picture: { src: '/files/d.png' } },
  ]);
});
