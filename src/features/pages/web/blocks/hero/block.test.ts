import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { heroBlock } from './block.ts';
import { HeroView } from './view.tsx';

describe('hero', () => checkBlock(heroBlock, HeroView));

test('carries the title of the page', () => {
  expect(markup(heroBlock, HeroView, { title: 'Clay' }, { isTitle: true })).toContain('<h1');
  expect(markup(heroBlock, HeroView, { title: 'Clay', level: '2' }, { isTitle: true })).toContain('<h2');
});
test('words on a picture stand on the surface made for it', () =>
  expect(markup(heroBlock, HeroView, { layout: 'behind', background: 'tint' })).toContain(
    'data-surface="picture"',
  ));
