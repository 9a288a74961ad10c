import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Block, BlockView } from '../../../../lib/content/block-kind.ts';
import { renderParts, renderWhole } from '../../../../lib/ui/render-parts.tsx';
import { BlockList } from './block-list.tsx';
import { findBrokenBlocks } from './find-broken-blocks.ts';

const views = new Map<string, BlockView<never>>([
  [
    'word',
    ({ text, isTitle, isFirst }: { text: string; isTitle?: boolean; isFirst?: boolean }) =>
      createElement(isTitle ? 'h1' : 'p', { 'data-first': isFirst || undefined }, text),
  ],
  ['box', ({ content }: { content: ReactNode }) => createElement('div', null, content)],
  [
    'bomb',
    () => {
      throw new Error('bang');
    },
  ],
]);
const block = (type: string, id: string, props = {}): Block => ({ type, props: { id, ...props } });
const html = (blocks: Block[], broken?: Set<string>) =>
  renderWhole(createElement(BlockList, { blocks, views, broken }));

const page = [
  block('word', 'a', { text: 'before' }),
  block('box', 'b', { content: [block('bomb', 'c'), block('word', 'd', { text: 'inside' })] }),
  block('word', 'e', { text: 'after' }),
];

describe('BlockList', () => {
  test('draws slots within their blocks', () =>
    expect(html([block('box', 'x', { content: [block('word', 'y', { text: 'hi' })] })])).toBe(
      '<div class="blocks"><div><p data-first="true">hi</p></div></div>',
    ));

  test('an unknown kind leaves a notice and the rest stands', () => {
    const shown = html([
      block('gone', 'x'),
      block('constructor', 'z'),
      block('word', 'y', { text: 'still here' }),
    ]);
    expect(shown.match(/can’t be shown/g)).toHaveLength(2);
    expect(shown).toContain('<p>still here</p>');
  });

  test('one h1, the first that asks for it', () => {
    const shown = html([
      block('word', 'a', { text: 'one', level: '1' }),
      block('word', 'b', { text: 'two', level: '1' }),
    ]);
    expect(shown.match(/<h1/g)).toHaveLength(1);
    expect(shown).toContain('one</h1>');
  });
});

describe('findBrokenBlocks', () => {
  const found = (blocks: Block[]) => {
    let renders = 0;
    const broken = findBrokenBlocks(blocks, (without) => {
      renders += 1;
      try {
        html(blocks, new Set(without));
        return false;
      } catch {
        return true;
      }
    });
    return { broken, renders };
  };

  test('names the block that throws, not the one around it', () => {
    expect(() => html(page)).toThrow('bang');
    const { broken } = found(page);
    expect([...broken]).toEqual(['c']);
    const shown = html(page, broken);
    expect(shown).toMatch(/before.*can’t be shown.*inside.*after/);
  });

  test('names several, each where it is, and a container that throws by itself', () => {
    const several = [
      block('bomb', 'one'),
      block('word', 'two', { text: 'a' }),
      block('box', 'three', { content: [block('box', 'four', { content: [block('bomb', 'five')] })] }),
      block('bomb', 'six', { content: [block('word', 'seven', { text: 'b' })] }),
      block('word', 'eight', { text: 'c' }),
    ];
    expect([...found(several).broken]).toEqual(['one', 'five', 'six']);
  });

  test('is asked for where parts are hydrated on their own, too', () =>
    expect(() => renderParts(createElement(BlockList, { blocks: page, views }))).toThrow('bang'));

  test('finds none in a sound page, nor where the error has another cause', () => {
    expect(found([page[0]!]).broken.size).toBe(0);
    expect(findBrokenBlocks(page, () => true).size).toBe(0);
  });

  test('renders a page of broken blocks a limited number of times, and leaves all of them out', () => {
    const blocks = Array.from({ length: 500 }, (_, index) => block('bomb', `b${index}`));
    const { broken, renders } = found(blocks);
    expect(broken.size).toBe(500);
    expect(renders).toBeLessThan(250);
  });
});
