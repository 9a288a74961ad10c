import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block, BlockView } from '../../../../../lib/content/block-kind.ts';
import { withSections } from '../../../section-refs.ts';
import { BlockList } from '../../public/block-list.tsx';
import { savedSectionBlock } from './block.ts';
import { SavedSectionView } from './view.tsx';

const ID = '01940000-0000-7000-8000-000000000001';
const views = new Map<string, BlockView<never>>([
  ['savedSection', SavedSectionView],
  ['word', ({ text, id }: { text: string; id: string }) => createElement('p', { id }, text)],
]);
const placed = (id: string, props = {}): Block => ({
  type: 'savedSection',
  props: { id, section: ID, ...props },
});
const content: Block[] = [{ type: 'word', props: { id: 'w', text: 'Said everywhere' } }];
const html = (blocks: Block[]) => renderToStaticMarkup(createElement(BlockList, { blocks, views }));

test('only an id of a section can be stored', () => {
  expect(savedSectionBlock.schema.safeParse({ section: ID }).success).toBe(true);
  for (const wrong of [{}, { section: 'x' }, { section: ID, content }, { section: ID, style: 'x' }])
    expect(savedSectionBlock.schema.safeParse(wrong).success).toBe(false);
});

test('shows what the section holds, twice on a page with ids of their own, and adds nothing around it', () =>
  expect(html(withSections([placed('a'), placed('b')], new Map([[ID, content]])))).toBe(
    '<div class="blocks"><p id="a-w">Said everywhere</p><p id="b-w">Said everywhere</p></div>',
  ));

test('a section that is gone leaves nothing for visitors', () => {
  expect(html(withSections([placed('a')], new Map()))).toBe('<div class="blocks"></div>');
  expect(html([placed('a')])).toBe('<div class="blocks"></div>');
});

test('what is hidden at its place is hidden within', () =>
  expect(html(withSections([placed('a', { hiddenOn: ['phone'] })], new Map([[ID, content]])))).toBe(
    '<div class="blocks"><p id="a-w" data-hidden-on="phone">Said everywhere</p></div>',
  ));
