import { expect, test } from 'vitest';
import { htmlDocument } from '../../../../lib/content/html-document.ts';
import type { BlockKind } from '../../../../lib/content/block-kind.ts';
import { accordionBlock } from '../../../pages/web/blocks/accordion/block.ts';
import { buttonBlock } from '../../../pages/web/blocks/button/block.ts';
import { callOutBlock } from '../../../pages/web/blocks/call-out/block.ts';
import { cardsBlock } from '../../../pages/web/blocks/cards/block.ts';
import { downloadListBlock } from '../../../pages/web/blocks/download-list/block.ts';
import { headingBlock } from '../../../pages/web/blocks/heading/block.ts';
import { richTextBlock } from '../../../pages/web/blocks/rich-text/block.ts';
import { sectionBlock } from '../../../pages/web/blocks/section/block.ts';
import { articleBlocks } from '../article.ts';
import { htmlFrom } from '../former-html.ts';

const kinds = new Map<string, BlockKind>(
  [
    accordionBlock,
    buttonBlock,
    callOutBlock,
    cardsBlock,
    downloadListBlock,
    headingBlock,
    richTextBlock,
    sectionBlock,
  ].map((kind) => [kind.type, kind]),
);
const ofGhost = htmlFrom('ghost');
const read = async (html: string) => {
  const { blocks, notes } = await articleBlocks(
    null,
    html,
    ofGhost,
    kinds,
    (url) => (url === 'https://old.example/mug.jpg' ? { src: '/files/mug.jpg', alt: 'A mug' } : undefined),
    (url) => (url === 'https://old.example/shop' ? '/shop' : null),
  );
  return { blocks: (blocks[0]?.props['content'] ?? []) as (typeof blocks)[number][], notes };
};

const callout = (text: string) =>
  `<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${text}</div></div>`;
const toggle = (question: string, answer: string) =>
  `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${question}</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content">${answer}</div></div>`;
const bookmark =
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://clay.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Clay</div><div class="kg-bookmark-description">Where it is from.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://old.example/icon.jpg"></div></div></a></figure>';
const audio =
  '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail" src="x"><div class="kg-audio-player-container"><audio src="https://old.example/content/media/bells.mp3"></audio><div class="kg-audio-title">Bells</div><div class="kg-audio-player">0:00</div></div></div>';
const file =
  '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://old.example/a.pdf"><div class="kg-file-card-title">Price list</div><div class="kg-file-card-caption">All of it</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></a></div>';
const product =
  '<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="https://old.example/mug.jpg" class="kg-product-card-image" alt=""><div class="kg-product-card-title-container"><h4 class="kg-product-card-title">Mug</h4></div><div class="kg-product-card-description"><p>Holds tea.</p></div><a href="https://old.example/shop" class="kg-product-card-button"><span>Buy</span></a></div></div>';
const video =
  '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://old.example/content/media/kiln.mp4"></video></div></figure>';
const button =
  '<div class="kg-card kg-button-card kg-align-center"><a href="https://old.example/shop" class="kg-btn">Shop now</a></div>';

const first = async (html: string) => (await read(html)).blocks[0];
const itemOf = async (html: string) => ((await first(html))?.props['items'] as unknown[] | undefined)?.[0];

test('cards of Ghost become the blocks that visitors know', async () => {
  expect(await first(callout('Mind the <a href="https://old.example/shop">kiln</a>'))).toMatchObject({
    type: 'callOut',
    props: { look: 'note', title: '', text: 'Mind the kiln', buttons: [{ label: 'kiln', href: '/shop' }] },
  });
  expect(await itemOf(toggle('Why?', '<p>Because <b>so</b></p>'))).toMatchObject({
    question: 'Why?',
    answer: { content: [{ type: 'paragraph', content: [{ text: 'Because ' }, { text: 'so' }] }] },
  });
  expect(await itemOf(bookmark)).toMatchObject({
    title: 'Clay',
    text: 'Where it is from.',
    href: 'https://clay.example/',
    picture: null,
  });
  expect(await itemOf(audio)).toMatchObject({
    title: 'Bells',
    href: 'https://old.example/content/media/bells.mp3',
  });
  expect(await itemOf(file)).toMatchObject({ title: 'Price list', size: '12 KB', text: 'All of it' });
  expect(await itemOf(video)).toMatchObject({ title: 'kiln.mp4' });
  expect(await itemOf(product)).toMatchObject({
    title: 'Mug',
    text: 'Holds tea.',
    href: '/shop',
    linkLabel: 'Buy',
    picture: { src: '/files/mug.jpg' },
  });
  expect(await first(button)).toMatchObject({
    type: 'button',
    props: { align: 'centre', buttons: [{ label: 'Shop now', href: '/shop' }] },
  });
});

test('they keep their place in the text, and neighbours share a block', async () => {
  const { blocks, notes } = await read(
    `<p>Before</p>${toggle('One', '1')}\n${toggle('Two', '2')}<p>Between</p>${file}${audio}<p>After</p>`,
  );
  expect(blocks.map(({ type }) => type)).toEqual([
    'richText',
    'accordion',
    'richText',
    'downloadList',
    'richText',
  ]);
  expect(blocks[1]?.props['items']).toMatchObject([{ question: 'One' }, { question: 'Two' }]);
  expect(notes).toEqual([]);
});

test('a callout that is too long for its block stays text with its links', async () => {
  const { blocks } = await read(callout(`${'word '.repeat(200)}<a href="https://a.example/">link</a>`));
  expect(blocks.map(({ type }) => type)).toEqual(['richText']);
  expect(JSON.stringify(blocks)).toMatch(/blockquote.*https:\/\/a\.example\//);
});

const bad = 'javascript:alert(1)';
test.each([
  ['a bookmark', bookmark.replace('https://clay.example/', bad)],
  ['a file', file.replace('https://old.example/a.pdf', bad)],
  ['an audio file', audio.replace('https://old.example/content/media/bells.mp3', bad)],
  ['a button', button.replace('https://old.example/shop', bad)],
  ['a product', product.replaceAll(/https:[^"]*/g, bad)],
  ['a callout', callout(`<a href="${bad}">x</a><script>alert(1)</script>`)],
  ['a toggle', toggle(`<img src=x onerror=alert(1)>${'q'.repeat(400)}`, `<a href="${bad}">x</a>`)],
  [
    'an empty card of each kind',
    ['callout', 'toggle', 'bookmark', 'product', 'file', 'audio', 'video', 'button']
      .map((kind) => `<div class="kg-card kg-${kind}-card"></div>`)
      .join(''),
  ],
  ['a card of no kind', '<div class="kg-card kg-constructor-card">x</div>'],
  [
    'texts without an end',
    Object.values({ bookmark, file, product, button, audio })
      .join('')
      .replaceAll(/>([A-Z])/g, `>${'$1'.repeat(3)}${'x'.repeat(2_000)}`),
  ],
])('%s that was made to harm fits its block, and runs nothing', async (_, html) => {
  const { blocks } = await read(html);
  for (const { type, props } of blocks) {
    const { id: _id, ...others } = props;
    expect(kinds.get(type)?.schema.safeParse(others).error).toBeUndefined();
  }
  expect(JSON.stringify(blocks)).not.toContain('javascript:');
});

test('what is no card is not taken for one', async () => {
  const { body } = await htmlDocument('<p class="kg-card">x</p>');
  expect(ofGhost.card?.(body.firstElementChild as Element)).toBeNull();
});
