import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Block, BlockView } from '../../../../../lib/content/block-kind.ts';
import { BlockList } from '../../public/block-list.tsx';
import { HeadingView } from '../heading/view.tsx';
import { checkBlock } from '../shared/check-block.ts';
import { tableOfContentsBlock } from './block.ts';
import { headingsOf } from './headings.ts';
import { TableOfContentsView } from './view.tsx';

describe('contents', () => checkBlock(tableOfContentsBlock, TableOfContentsView));

const heading = (id: string, text: string, level = '2'): Block => ({
  type: 'heading',
  props: { id, text, level, eyebrow: '', align: 'start' },
});
const blocks: Block[] = [
  heading('a', 'The page', '1'),
  { type: 'tableOfContents', props: { id: 'toc', title: 'Here', depth: '3' } },
  heading('b', 'Clay'),
  { type: 'section', props: { id: 's', content: [heading('c d"', 'Grit', '3'), heading('e', 'Deep', '4')] } },
  heading('f', ''),
];

test('lists the headings of the page, not its title', () => {
  expect(headingsOf(blocks, '3').map(({ text }) => text)).toEqual(['Clay', 'Grit']);
  expect(headingsOf(blocks, '2').map(({ text }) => text)).toEqual(['Clay']);
});

test('every link has its heading, whatever ids look like', () => {
  const views = new Map<string, BlockView<never>>([
    ['heading', HeadingView],
    ['tableOfContents', TableOfContentsView],
    ['section', ({ content }: { content: unknown }) => createElement('div', null, content as never)],
  ]);
  const html = renderToStaticMarkup(createElement(BlockList, { blocks, views }));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(links).toHaveLength(2);
  for (const anchor of links) expect(html).toContain(`id="${anchor ?? ''}"`);
});
